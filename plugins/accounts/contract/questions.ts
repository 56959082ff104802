import type { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'

/** An account as other plugins may know it, to write to it and to name it. */
export interface KnownAccount {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly language: Language
}

/** What others may ask about accounts. */
export interface Accounts {
  /** Those of the ids that exist, in no order. */
  byIds(ids: readonly string[]): Effect.Effect<readonly KnownAccount[]>
}
export const Accounts = token<Accounts>('accounts/Accounts')
