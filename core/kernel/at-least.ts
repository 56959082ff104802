import { Effect } from 'effect'

/** Does the step and answers no sooner than after so many milliseconds: how long it took tells nothing of what was found. */
export const atLeast = <Value, Reason>(milliseconds: number, step: Effect.Effect<Value, Reason>): Effect.Effect<Value, Reason> =>
  Effect.map(Effect.all([step, Effect.sleep(milliseconds)], { concurrency: 'unbounded' }), ([value]) => value)
