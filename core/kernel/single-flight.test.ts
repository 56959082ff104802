import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { singleFlight } from './single-flight.ts'

const counted = () => {
  let times = 0
  const work = (failing: boolean) =>
    Effect.gen(function* () {
      const time = ++times
      yield* Effect.sleep(5)
      return yield* failing ? Effect.fail(`failed ${time}`) : Effect.succeed(time)
    })
  return { work, flight: singleFlight<number, string>() }
}

test('concurrent calls with one key share the result; other keys and later calls run again', async () => {
  const { work, flight } = counted()
  const both = Effect.all([flight('a', work(false)), flight('a', work(false)), flight('b', work(false))], { concurrency: 'unbounded' })
  expect(await Effect.runPromise(both)).toEqual([1, 1, 2])
  expect(await Effect.runPromise(flight('a', work(false)))).toBe(3)
})

test('a failure is shared by concurrent calls and not cached', async () => {
  const { work, flight } = counted()
  const failing = Effect.flip(flight('a', work(true)))
  expect(await Effect.runPromise(Effect.all([failing, failing], { concurrency: 'unbounded' }))).toEqual(['failed 1', 'failed 1'])
  expect(await Effect.runPromise(flight('a', work(false)))).toBe(2)
})
