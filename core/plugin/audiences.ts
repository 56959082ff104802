import type { Effect } from 'effect'

/**
 * Audiences that messages of a channel may go to: groups of accounts, such as the staff of a facility. Clients never name one. Read when
 * an account subscribes, and every three seconds for all accounts that are connected.
 */
export interface Audiences {
  /** Returns the names of the audiences of each account. */
  ofAccounts(ids: readonly string[]): Effect.Effect<ReadonlyMap<string, readonly string[]>>
}
