import { Effect } from 'effect'

/** Runs a step and returns no sooner than after `milliseconds`, so that its duration does not reveal the result (timing attacks). */
export const withMinimumDuration = <Value, Reason>(
  milliseconds: number,
  step: Effect.Effect<Value, Reason>,
): Effect.Effect<Value, Reason> =>
  Effect.map(Effect.all([step, Effect.sleep(milliseconds)], { concurrency: 'unbounded' }), ([value]) => value)
