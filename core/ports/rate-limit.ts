import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** Asked too often; `retryAfterSeconds` says when to come back. */
export class TooManyRequests extends Failure('TooManyRequests', 'too-many') {}

/** What is left of an allowance: so many times, and the seconds until it begins anew. */
export interface Left {
  readonly times: number
  readonly seconds: number
}

/** How often one caller may do one thing. Counted in the database, so that all processes count together. */
export interface RateLimit {
  take(what: string, caller: string, allowance: { readonly times: number; readonly seconds: number }): Effect.Effect<Left, TooManyRequests>
}
export const RateLimit = token<RateLimit>('core/RateLimit')
