import { callApi } from '#web/runtime/api.ts'

/** Strength of a password. */
export interface Strength {
  /** From 0, very weak, to 4, very good. */
  readonly score: 0 | 1 | 2 | 3 | 4
  /** True if it is on the list of the most common passwords. */
  readonly breached: boolean
  /** Main weakness: the end of a message key under `form.password.warning`. */
  readonly warning: 'common' | 'personal' | 'name' | 'word' | 'keyboard' | 'repeat' | 'sequence' | 'date' | null
}

/** Requests the strength of a password from the server; `about`: texts that it should not contain, such as the user's name. */
export const requestPasswordStrength = (password: string, about: readonly string[], signal: AbortSignal): Promise<Strength> =>
  callApi<Strength>('/api/v1/account/password-strength', { body: { password, about }, signal })
