const minute = 60_000
const maxDelay = 60 * minute

/** Milliseconds after which a mail is given up. */
const retryWindow = 3 * 24 * 60 * minute

/**
 * Returns the time of the next attempt after so many failures: after a minute, then with doubling delays of up to an
 * hour; `null`: give up.
 */
export const nextAttempt = (now: Date, written: Date, attempts: number): Date | null =>
  now.getTime() - written.getTime() >= retryWindow ? null : new Date(now.getTime() + Math.min(maxDelay, minute * 2 ** (attempts - 1)))
