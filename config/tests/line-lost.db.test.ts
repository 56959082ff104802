import { Cause, Effect, Exit } from 'effect'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'

let platform: TestPlatform
beforeEach(async () => {
  platform = await testPlatform({ cuttable: true })
})
afterEach(() => platform.end())

const cut = Effect.promise(async () => platform.line?.cut())
const ask = () => platform.find(Db).rows('select 1')
const outcome = async (step: Effect.Effect<unknown>) => {
  const exit = await Effect.runPromiseExit(platform.find(Transaction)(step))
  return Exit.isFailure(exit) ? Cause.squash(exit.cause) : 'done'
}

test('ER-02 a line that is lost within a step is a database that is away, at its next question', async () => {
  const step = Effect.gen(function* () {
    yield* ask()
    yield* cut
    return yield* ask()
  })
  expect(await outcome(step)).toMatchObject({ _tag: 'Unavailable', kind: 'unavailable' })
  await platform.line?.mend()
  expect(await outcome(ask())).toBe('done')
})

test('ER-02 and at its end', async () => {
  expect(await outcome(Effect.andThen(ask(), cut))).toMatchObject({ _tag: 'Unavailable', kind: 'unavailable' })
  await platform.line?.mend()
  expect(await outcome(ask())).toBe('done')
})
