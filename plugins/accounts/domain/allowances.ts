/** What one network may try, by what: guesses at one account, and at all of them (quality.md, "Limits on greed"; features AU-08). */
export const rateLimits = {
  signIn: { times: 10, seconds: 15 * 60 },
  signInAnywhere: { times: 100, seconds: 15 * 60 },
  register: { times: 10, seconds: 3600 },
  mailTo: { times: 3, seconds: 3600 },
  mailAnywhere: { times: 15, seconds: 3600 },
  /** Of codes of an app, by account: wherever they come from, six digits are not to be guessed. Recovery codes are too long to be counted. */
  code: { times: 15, seconds: 3600 },
  /** Of one's own password, by account. */
  confirm: { times: 10, seconds: 15 * 60 },
} as const

/** How often one may try after one right password. */
export const codesPerWord = 5

/** For how long, milliseconds, answers wait that must not tell whether an account exists. */
export const evenMilliseconds = 300

/** Bad sign-ins for one account within a quarter of an hour after which each further one waits: slower, never locked. */
const patient = 10

/** How long a sign-in waits after so many bad ones from anywhere, milliseconds. */
export const slowDown = (bad: number): number => Math.min(5000, Math.max(0, bad - patient) * 250)
