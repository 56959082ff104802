import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** Asked too often; `retryAfterSeconds` says when to come back. */
export class TooManyRequests extends Failure('TooManyRequests', 'too-many') {}

/** What is left of an allowance: so many times, and the seconds until it begins anew. */
export interface Remaining {
  readonly times: number
  readonly seconds: number
}

/** How often one caller may do one thing. Counted in the database, so that all processes count together. */
export interface RateLimit {
  consume(
    what: string,
    caller: string,
    rateLimit: { readonly times: number; readonly seconds: number },
  ): Effect.Effect<Remaining, TooManyRequests>
}
export const RateLimit = token<RateLimit>('core/RateLimit')
