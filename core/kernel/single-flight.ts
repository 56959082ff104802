import { Effect, type Exit } from 'effect'
import { inTrace, withTrace } from './trace.ts'

/** Deduplicates concurrent work by key: calls made while it runs share its exit. Later calls run it again. */
export const singleFlight = <A, E>() => {
  const running = new Map<string, Promise<Exit.Exit<A, E>>>()
  return (key: string, work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    withTrace((trace) => {
      const flight = running.get(key) ?? Effect.runPromiseExit(inTrace(trace, work)).finally(() => running.delete(key))
      running.set(key, flight)
      return Effect.flatten(Effect.promise(() => flight))
    })
}
