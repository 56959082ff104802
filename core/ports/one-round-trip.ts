import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/**
 * Runs a step whose statements that begin at the same time go to the database in one write over one connection:
 * `inOneRoundTrip(Effect.all({ city, cards }, { concurrency: 'unbounded' }))`. Each succeeds or fails by itself. Within a
 * transaction they follow one another.
 */
export type InOneRoundTrip = <A, E>(step: Effect.Effect<A, E>) => Effect.Effect<A, E>
export const InOneRoundTrip = token<InOneRoundTrip>('core/InOneRoundTrip')
