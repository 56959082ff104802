import type { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'

/** Name, address and language of an account, for plugins that write to it. */
export interface AccountContact {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly language: Language
}

/** Queries about accounts for other plugins. */
export interface Accounts {
  /** Returns the existing accounts among the ids, in no particular order. */
  byIds(ids: readonly string[]): Effect.Effect<readonly AccountContact[]>
}
export const Accounts = token<Accounts>('accounts/Accounts')
