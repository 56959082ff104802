/**
 * Time after which a test, a hook or a process of tests counts as hanging, milliseconds. One limit for the whole run:
 * what takes a second on a quiet machine takes minutes on a shared one.
 */
export const longestWait = 1_200_000

/**
 * Time after which a condition that a test waits for counts as never met, milliseconds: short enough that a wrong text
 * does not cost the run twenty minutes.
 */
export const longestCondition = 180_000
