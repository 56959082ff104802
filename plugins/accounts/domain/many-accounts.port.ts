import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** An account of a scale seed. */
export interface MadeAccount {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
}

/** Takes accounts in by the thousand, for benches. */
export interface ManyAccounts {
  /** All of them with one password's hash and active since `at`. */
  add(accounts: readonly MadeAccount[], passwordHash: string, at: string): Effect.Effect<void>
  /** Tells the database's planner how many there are now. */
  refreshStatistics(): Effect.Effect<void>
}
export const ManyAccounts = token<ManyAccounts>('accounts/ManyAccounts')
