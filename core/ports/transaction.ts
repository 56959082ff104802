import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Runs the whole step or none of it; a step inside a running step joins it. A failure undoes everything. */
export type Transaction = <A, E>(step: Effect.Effect<A, E>) => Effect.Effect<A, E>
export const Transaction = token<Transaction>('core/Transaction')
