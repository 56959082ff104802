import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** What a word opens, once. */
export type WordKind = 'activate' | 'reset' | 'email-confirm' | 'email-undo' | 'second-factor' | 'passkey'

/** How long words live, minutes (decisions §20 and §29). */
export const wordLives: Readonly<Record<WordKind, number>> = {
  activate: 72 * 60,
  reset: 60,
  'email-confirm': 24 * 60,
  'email-undo': 72 * 60,
  'second-factor': 10,
  passkey: 5,
}

/** What a word stood for. */
export interface Opened {
  readonly account_id: string | null
  readonly payload: unknown
}

/** Words that open one thing once. Only their hashes are kept. */
export interface OneTimeTokens {
  /** A new word; those of the same kind that the account had before are void. */
  give(kind: WordKind, accountId: string | null, payload?: Readonly<Record<string, unknown>>): Effect.Effect<string>
  /** Uses a word up; `null` where there is none that counts. */
  take(kind: WordKind, word: string): Effect.Effect<Opened | null>
  /** Looks, and counts how often one did; `null` from the time on when `most` did. */
  attempt(kind: WordKind, word: string, most: number): Effect.Effect<Opened | null>
  /** Looks without using it up. */
  look(kind: WordKind, word: string): Effect.Effect<Opened | null>
}
export const OneTimeTokens = token<OneTimeTokens>('accounts/OneTimeWords')
