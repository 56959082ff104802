/**
 * Rate limits of sign-in, registration, mails and codes (quality.md, "Limits on greed"; features AU-08). Keys by
 * network unless the comment names another.
 */
export const rateLimits = {
  signIn: { times: 10, seconds: 15 * 60 },
  /** By device that is known to the account. */
  signInPerDevice: { times: 10, seconds: 15 * 60 },
  /** By e-mail address: password guesses from all networks share one queue, so that 120 of them take almost four minutes. */
  signInQueue: { free: 10, seconds: 2, maxWaitSeconds: 60 },
  signInPerNetwork: { times: 100, seconds: 15 * 60 },
  register: { times: 10, seconds: 3600 },
  mailPerAddress: { times: 3, seconds: 3600 },
  mailPerNetwork: { times: 15, seconds: 3600 },
  /**
   * Codes of authenticator apps, by account, so that six digits cannot be guessed from many networks. Recovery codes
   * are too long to need a limit.
   */
  code: { times: 15, seconds: 3600 },
  /** Password checks of a signed-in user, by account. */
  reauthentication: { times: 10, seconds: 15 * 60 },
} as const

/** Number of codes that may be tried after one correct password. */
export const codeAttemptsPerLogin = 5

/** Minimum duration, in milliseconds, of requests that must not reveal whether an account exists. */
export const minResponseMilliseconds = 300
