/**
 * Time after which a test, a hook, a process of tests or a condition that tests wait for counts as hanging,
 * milliseconds. One limit for the whole run: what takes a second on a quiet machine takes minutes on a shared one.
 */
export const longestWait = 1_200_000
