import { Clock, Duration, Effect } from 'effect'

/** Effect's clock, on which sleeping takes no time; adds the milliseconds to `slept`. */
const sleeplessClock = (slept: number[]): Clock.Clock => ({
  currentTimeMillisUnsafe: () => Date.now(),
  currentTimeMillis: Effect.sync(() => Date.now()),
  currentTimeNanosUnsafe: () => BigInt(Date.now()) * 1_000_000n,
  currentTimeNanos: Effect.sync(() => BigInt(Date.now()) * 1_000_000n),
  monotonicTimeNanosUnsafe: () => process.hrtime.bigint(),
  monotonicTimeNanos: Effect.sync(() => process.hrtime.bigint()),
  sleep: (duration) => Effect.sync(() => void slept.push(Duration.toMillis(duration))),
})

/** Runs an effect without real waiting; `slept` collects the durations in milliseconds. */
export const run = <A, E>(effect: Effect.Effect<A, E>, slept: number[] = []): Promise<A> =>
  Effect.runPromise(Effect.provideService(effect, Clock.Clock, sleeplessClock(slept)))

/** Runs an effect that must fail, and returns its failure. */
export const failureOf = <A, E>(effect: Effect.Effect<A, E>, slept: number[] = []): Promise<E> => run(Effect.flip(effect), slept)
