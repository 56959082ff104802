import { Effect, type Exit } from 'effect'

/** Does work once for all who come with the same key while it runs: they share how it ends. Whoever comes later begins anew. */
export const singleFlight = <A, E>() => {
  const running = new Map<string, Promise<Exit.Exit<A, E>>>()
  return (key: string, work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      const flight = running.get(key) ?? Effect.runPromiseExit(work).finally(() => running.delete(key))
      running.set(key, flight)
      return Effect.flatten(Effect.promise(() => flight))
    })
}
