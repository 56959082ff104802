const minute = 60_000
const longest = 60 * minute

/** Milliseconds for which a mail is tried; then it is given up. */
const patience = 3 * 24 * 60 * minute

/** When a mail that failed so many times is tried again: after a minute, then twice as long each time, an hour at most; `null`: never. */
export const nextTry = (now: Date, written: Date, attempts: number): Date | null =>
  now.getTime() - written.getTime() >= patience ? null : new Date(now.getTime() + Math.min(longest, minute * 2 ** (attempts - 1)))
