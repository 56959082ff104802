import { Effect, Exit } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Failure } from '#core/kernel/failure.ts'
import { Events } from '#core/ports/events.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { serializeError } from '../logger.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'

class NameTaken extends Failure('NameTaken', 'conflict') {}

let platform: TestPlatform
let db: Db
let transaction: Transaction
beforeAll(async () => {
  platform = await testPlatform()
  db = platform.find(Db)
  transaction = platform.find(Transaction)
  await rowsOf(
    platform,
    'create table thing (name text constraint thing_name_once unique, n int not null constraint thing_n_positive check (n > 0))',
  )
})
beforeEach(() => rowsOf(platform, 'truncate thing; truncate outbox cascade'))
afterAll(() => platform.end())

const insert = (name: string, n = 1) =>
  db.guarded({ thing_name_once: NameTaken }, (em) => em.execute('insert into thing values (?, ?)', [name, n]))
const names = async () => (await rowsOf<{ name: string }>(platform, 'select name from thing order by 1')).map(({ name }) => name)

describe('the unit of work', () => {
  test('a failure rolls back the whole transaction, its events included', async () => {
    const step = transaction(
      Effect.gen(function* () {
        yield* insert('a')
        yield* platform.find(Events).emit({ name: 'thing.made' })
        return yield* insert('a')
      }),
    )
    expect(await Effect.runPromise(Effect.flip(step))).toMatchObject({ _tag: 'NameTaken', kind: 'conflict' })
    expect(await names()).toEqual([])
    expect(await rowsOf(platform, 'select 1 from outbox')).toEqual([])
  })

  test('an event is stored with the change that caused it', async () => {
    await Effect.runPromise(
      transaction(
        Effect.gen(function* () {
          yield* insert('a')
          yield* platform.find(Events).emit({ name: 'thing.made' })
        }),
      ),
    )
    expect(await rowsOf(platform, 'select name, event, relayed_at from outbox')).toEqual([
      { name: 'thing.made', event: { name: 'thing.made' }, relayed_at: null },
    ])
  })

  test('a nested transaction joins the outer one', async () => {
    const outer = transaction(
      Effect.gen(function* () {
        yield* transaction(insert('inner'))
        return yield* new NameTaken()
      }),
    )
    await Effect.runPromise(Effect.flip(outer))
    expect(await names()).toEqual([])
  })

  test('a violated constraint without a mapping is a defect and no failure', async () => {
    const exit = await Effect.runPromiseExit(insert('Zosia', 0))
    expect(JSON.stringify(exit)).toContain('Die')
    // The log entry contains no value.
    const logged = Exit.isFailure(exit) ? serializeError(exit.cause) : null
    expect(logged).toMatchObject({ message: 'SQLSTATE 23514', constraint: 'thing_n_positive' })
    expect(JSON.stringify(logged)).not.toContain('Zosia')
  })

  test('of twenty concurrent inserts one succeeds, and the others fail with NameTaken', async () => {
    const exits = await Promise.all(
      Array.from({ length: 20 }, () =>
        Effect.runPromise(Effect.match(transaction(insert('one')), { onFailure: ({ _tag }) => _tag as string, onSuccess: () => 'made' })),
      ),
    )
    expect(exits.filter((end) => end === 'made')).toHaveLength(1)
    expect(exits.filter((end) => end === 'NameTaken')).toHaveLength(19)
  })

  test('a deadlock is retried until it succeeds', async () => {
    await rowsOf(platform, `insert into thing values ('x', 1), ('y', 1)`)
    const add = (name: string) => db.rows('update thing set n = n + 1 where name = ?', [name])
    const both = (first: string, second: string) =>
      transaction(
        Effect.gen(function* () {
          yield* add(first)
          yield* Effect.promise(() => new Promise((done) => setTimeout(done, 150)))
          yield* add(second)
        }),
      )
    await Promise.all([Effect.runPromise(both('x', 'y')), Effect.runPromise(both('y', 'x'))])
    expect(await rowsOf(platform, 'select name, n from thing order by 1')).toEqual([
      { name: 'x', n: 3 },
      { name: 'y', n: 3 },
    ])
  })
})

test('a rate limit is counted in the database, for all processes together', async () => {
  const other = await testPlatform()
  const consume = (on: TestPlatform) =>
    Effect.runPromise(
      Effect.match(on.find(RateLimit).consume('test', 'caller', { times: 3, seconds: 3600 }), {
        onFailure: ({ retryAfterSeconds }) => retryAfterSeconds,
        onSuccess: () => 'taken',
      }),
    )
  expect(await Promise.all([consume(platform), consume(platform), consume(platform)])).toEqual(['taken', 'taken', 'taken'])
  expect(await consume(platform)).toBeGreaterThan(0)
  expect(await consume(other)).toBe('taken')
  await other.end()
})
