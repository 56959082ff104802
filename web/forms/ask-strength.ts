import { callApi } from '#web/data/api.ts'

/** How strong a password is: 0 very weak to 4 very good. */
export interface Strength {
  readonly score: 0 | 1 | 2 | 3 | 4
  /** Whether it is on the list of the most common ones. */
  readonly breached: boolean
  /** What is weak about it: the end of a message key under `form.password.warning`. */
  readonly warning: 'common' | 'personal' | 'name' | 'word' | 'keyboard' | 'repeat' | 'sequence' | 'date' | null
}

/** Asks the server how strong a password is; `about`: words that it should not be made of, such as one's own name. */
export const askStrength = (password: string, about: readonly string[], signal: AbortSignal): Promise<Strength> =>
  callApi<Strength>('/api/v1/account/password-strength', { body: { password, about }, signal })
