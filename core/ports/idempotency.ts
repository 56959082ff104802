import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** The idempotency key was used before with a different request. */
export class IdempotencyKeyReused extends Failure('IdempotencyKeyReused', 'conflict') {}

/** Request that may be repeated: its key, and a fingerprint that distinguishes it from other requests with the same key. */
export interface IdempotentRequest {
  readonly key: string
  readonly request: string
}

/** Executes a repeated request only once. */
export interface Idempotency {
  /**
   * Runs the step and stores its response together with its changes, or returns the stored response of the same earlier request.
   * Of two concurrent calls the second waits for the first. A failed step stores nothing and may be retried.
   */
  once<Reason>(request: IdempotentRequest, step: Effect.Effect<string, Reason>): Effect.Effect<string, Reason | IdempotencyKeyReused>
}
export const Idempotency = token<Idempotency>('core/Idempotency')
