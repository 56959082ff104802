import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** The key of an earlier request came with another one. */
export class IdempotencyKeyReused extends Failure('IdempotencyKeyReused', 'conflict') {}

/** A request that may be sent again: its key, and what tells it from another one with the same key. */
export interface Repeatable {
  readonly key: string
  readonly request: string
}

/** Does a thing once however often it is asked for. */
export interface Idempotency {
  /**
   * Runs the step and keeps what it answers together with what it changes, or gives what was answered to the same request before.
   * Of two at once the second waits for the first. A step that fails keeps nothing and may be tried again.
   */
  once<Reason>(repeatable: Repeatable, step: Effect.Effect<string, Reason>): Effect.Effect<string, Reason | IdempotencyKeyReused>
}
export const Idempotency = token<Idempotency>('core/Idempotency')
