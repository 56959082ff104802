import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { makeOf } from '#core/kernel/define.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { SharedCounters } from '#core/ports/shared-counters.ts'
import { SpendQuestions } from '../services/spend-questions.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ plugins: [] })
})
afterAll(async () => {
  await platform.end()
})

test('RT-04 of forty questions at once from one network three are answered by a model, and those that fail are given back', async () => {
  // Nothing about a day is kept in a process: two of them count like two processes.
  const makeSpend = () => makeOf(SpendQuestions)({ counters: platform.find(SharedCounters), limits: platform.find(Limits) })
  const one = makeSpend()
  const other = makeSpend()
  const ask = (n: number, fails = false) =>
    Effect.runPromiseExit(
      (n % 2 === 0 ? one : other)({ actor: visitor, facilityId: null }, ({ left }) =>
        fails ? Effect.fail('no answer') : Effect.succeed(left),
      ),
    )
  const failed = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(n, true)))
  expect(failed.every(({ _tag }) => _tag === 'Failure')).toBe(true)
  const exits = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(n)))
  const left = exits.flatMap((exit) => (exit._tag === 'Success' ? [exit.value] : []))
  expect(left.toSorted((a, b) => a - b)).toEqual([0, 1, 2])
  expect((await ask(0))._tag).toBe('Failure')
})
