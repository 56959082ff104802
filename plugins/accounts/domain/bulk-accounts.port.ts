import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** A generated account for load tests. */
export interface GeneratedAccount {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
}

/** Inserts accounts in bulk, for load tests. */
export interface BulkAccountRepository {
  /** Inserts active accounts that share one password hash; `at`: time of activation. */
  add(accounts: readonly GeneratedAccount[], passwordHash: string, at: string): Effect.Effect<void>
  /** Refreshes the planner statistics of the table. */
  refreshStatistics(): Effect.Effect<void>
}
export const BulkAccountRepository = token<BulkAccountRepository>('accounts/BulkAccountRepository')
