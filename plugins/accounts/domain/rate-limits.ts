/** Rate limits of sign-in, registration, mails and codes (quality.md, "Limits on greed"; features AU-08). Keys by network unless the comment names another. */
export const rateLimits = {
  signIn: { times: 10, seconds: 15 * 60 },
  signInPerNetwork: { times: 100, seconds: 15 * 60 },
  register: { times: 10, seconds: 3600 },
  mailPerAddress: { times: 3, seconds: 3600 },
  mailPerNetwork: { times: 15, seconds: 3600 },
  /** Codes of authenticator apps, by account, so that six digits cannot be guessed from many networks. Recovery codes are too long to need a limit. */
  code: { times: 15, seconds: 3600 },
  /** Password checks of a signed-in user, by account. */
  reauthentication: { times: 10, seconds: 15 * 60 },
} as const

/** Number of codes that may be tried after one correct password. */
export const codeAttemptsPerLogin = 5

/** Minimum duration, in milliseconds, of requests that must not reveal whether an account exists. */
export const minResponseMilliseconds = 300

/** Failed sign-ins to one account within 15 minutes that are not delayed. Later ones are slowed down; the account is never locked. */
const freeAttempts = 10

/** Returns the delay of a sign-in, in milliseconds, after a number of failed ones from any network. */
export const loginDelay = (failed: number): number => Math.min(5000, Math.max(0, failed - freeAttempts) * 250)
