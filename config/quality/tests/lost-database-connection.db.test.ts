import { Cause, Effect, Exit } from 'effect'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'

let platform: TestPlatform
beforeEach(async () => {
  platform = await testPlatform({ withDatabaseProxy: true })
})
afterEach(() => platform.end())

const cut = Effect.promise(async () => platform.databaseProxy?.disconnect())
const query = () => platform.find(Db).rows('select 1')
const outcome = async (step: Effect.Effect<unknown>) => {
  const exit = await Effect.runPromiseExit(platform.find(Transaction)(step))
  return Exit.isFailure(exit) ? Cause.squash(exit.cause) : 'done'
}

test('ER-02 a connection lost within a transaction fails the next query with Unavailable', async () => {
  const step = Effect.gen(function* () {
    yield* query()
    yield* cut
    return yield* query()
  })
  expect(await outcome(step)).toMatchObject({ _tag: 'Unavailable', kind: 'unavailable' })
  await platform.databaseProxy?.reconnect()
  expect(await outcome(query())).toBe('done')
})

test('ER-02 a connection lost before the commit fails the transaction with Unavailable', async () => {
  expect(await outcome(Effect.andThen(query(), cut))).toMatchObject({ _tag: 'Unavailable', kind: 'unavailable' })
  await platform.databaseProxy?.reconnect()
  expect(await outcome(query())).toBe('done')
})
