import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** The idempotency key was used before with a different request. */
export class IdempotencyKeyReused extends Failure('IdempotencyKeyReused', 'invalid') {}
/** The first request with this idempotency key is still running. */
export class IdempotencyKeyInUse extends Failure('IdempotencyKeyInUse', 'conflict') {}

/** Request that may be repeated: its key, and its content, which distinguishes it from other requests with the same key. */
export interface IdempotentRequest {
  readonly key: string
  readonly request: string
}

/** Executes a repeated request only once. */
export interface Idempotency {
  /**
   * Runs the step and stores its response together with its changes, or returns the stored response of the same
   * earlier request. Of two concurrent calls the second gets the response of the first, or fails. A failed step stores
   * no response and may be retried. Responses are stored for a day.
   */
  once<Reason>(
    request: IdempotentRequest,
    step: Effect.Effect<string, Reason>,
  ): Effect.Effect<string, Reason | IdempotencyKeyReused | IdempotencyKeyInUse>
  /** Deletes the responses that are no longer repeated; returns their number. */
  deleteExpired(): Effect.Effect<number>
}
export const Idempotency = token<Idempotency>('core/Idempotency')
