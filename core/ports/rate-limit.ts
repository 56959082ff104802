import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** Rate limit exceeded; `retryAfterSeconds` says when to retry. */
export class TooManyRequests extends Failure('TooManyRequests', 'too-many') {}

/** Remaining quota: number of calls, and seconds until the window resets. */
export interface Remaining {
  readonly times: number
  readonly seconds: number
}

/** Limits how often one caller may perform an action. Counted in the database, shared by all processes. */
export interface RateLimit {
  consume(
    action: string,
    key: string,
    rateLimit: { readonly times: number; readonly seconds: number },
  ): Effect.Effect<Remaining, TooManyRequests>
}
export const RateLimit = token<RateLimit>('core/RateLimit')
