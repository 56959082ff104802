import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Runs a step in a database transaction; a nested step joins the running one. A failure rolls everything back. */
export type Transaction = <A, E>(step: Effect.Effect<A, E>) => Effect.Effect<A, E>
export const Transaction = token<Transaction>('core/Transaction')
