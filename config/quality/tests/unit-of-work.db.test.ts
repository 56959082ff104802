import { Effect, Exit } from 'effect'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Db, forUpdate } from '#adapters/postgres/unit-of-work.ts'
import { Failure } from '#core/kernel/failure.ts'
import { newId } from '#core/kernel/ids.ts'
import { Events } from '#core/ports/events.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { plugins } from '#plugins/server.gen.ts'
import { serializeError } from '../../app/logger.ts'
import { ChoiceTable, plugin as entityFixture } from '../testing/entity-fixture/plugin.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'

class NameTaken extends Failure('NameTaken', 'conflict') {}

const platform = startForTests(() => testPlatform({ plugins: [...plugins, entityFixture] }))
let db: Db
let transaction: Transaction
beforeAll(async () => {
  db = platform.find(Db)
  transaction = platform.find(Transaction)
  await rowsOf(
    platform,
    'create table thing (name text constraint thing_name_once unique, n int not null constraint thing_n_positive check (n > 0))',
  )
})
beforeEach(() => rowsOf(platform, 'truncate thing; truncate outbox cascade'))

const insert = (name: string, n = 1) =>
  db.guarded({ thing_name_once: NameTaken }, (em) => em.execute('insert into thing values (?, ?)', [name, n]))
const names = async () => (await rowsOf<{ name: string }>(platform, 'select name from thing order by 1')).map(({ name }) => name)

describe('the unit of work', () => {
  test('statements carry their values as parameters, so that PostgreSQL cannot log them', async () => {
    const own = 'select ?::text given, query from pg_stat_activity where pid = pg_backend_pid()'
    expect(await Effect.runPromise(db.rows(own, ['anna@example.test']))).toEqual([
      { given: 'anna@example.test', query: own.replace('?', '$1') },
    ])
  })

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

describe('an entity', () => {
  const key = { owner: newId(), kind: 'test' }
  const stored = "select email from entity_fixture_choice where kind = 'test'"
  const add = () => db.query((em) => void em.create(ChoiceTable, { ...key, in_app: true, email: 'now' }))
  const load = () =>
    Effect.map(
      db.query((em) => em.findOne(ChoiceTable, key)),
      (row) => row?.email,
    )
  const change = (email: 'hourly' | 'daily') =>
    db.query(async (em) => {
      const row = await em.findOne(ChoiceTable, key, forUpdate)
      if (row) em.assign(row, { email })
    })
  /** Runs a transaction and returns its result and the number of its statements. */
  const counted = async <A>(step: Effect.Effect<A>) => {
    const before = platform.queries.length
    const result = await Effect.runPromise(transaction(step))
    return { result, statements: platform.queries.slice(before).filter((sql) => !/^(begin|commit)/i.test(sql)).length }
  }
  beforeEach(() => rowsOf(platform, 'truncate entity_fixture_choice'))

  test('is written before the next statement, and rolled back with its transaction', async () => {
    const step = Effect.gen(function* () {
      yield* add()
      expect(yield* db.rows(stored)).toEqual([{ email: 'now' }])
      return yield* new NameTaken()
    })
    await Effect.runPromise(Effect.flip(transaction(step)))
    expect(await rowsOf(platform, stored)).toEqual([])
  })

  test('is loaded by its key once in a transaction', async () => {
    await counted(add())
    expect(await counted(Effect.all([load(), db.rows(stored), load()]))).toMatchObject({ statements: 2, result: ['now', [{}], 'now'] })
  })

  test('is loaded again after a statement that may have changed its row', async () => {
    await counted(add())
    const update = db.rows("update entity_fixture_choice set email = 'off'")
    expect((await counted(Effect.all([load(), update, load()]))).result).toEqual(['now', [], 'off'])
    const bulk = db.bulk((em) => em.nativeUpdate(ChoiceTable, key, { email: 'daily' }))
    expect((await counted(Effect.all([load(), bulk, load()]))).result).toEqual(['off', 1, 'daily'])
  })

  test('is not written when nothing has changed', async () => {
    await counted(add())
    expect((await counted(change('daily'))).statements).toBe(2)
    expect((await counted(change('daily'))).statements).toBe(1)
  })

  test('locked for a change has the current row, also when it was loaded before', async () => {
    await counted(add())
    const elsewhere = Effect.promise(() => rowsOf(platform, "update entity_fixture_choice set email = 'off', in_app = false"))
    await counted(Effect.all([load(), elsewhere, change('hourly')]))
    expect(await rowsOf(platform, 'select in_app, email from entity_fixture_choice')).toEqual([{ in_app: false, email: 'hourly' }])
  })

  test('that violates a named constraint gives its failure', async () => {
    const twice = Effect.andThen(
      add(),
      db.guarded({ entity_fixture_choice_pkey: NameTaken }, (em) => void em.create(ChoiceTable, { ...key, in_app: true, email: 'off' })),
    )
    expect(await Effect.runPromise(Effect.flip(twice))).toMatchObject({ _tag: 'NameTaken' })
  })

  test('is stored by the call when there is no transaction', async () => {
    await Effect.runPromise(add())
    expect(await rowsOf(platform, stored)).toEqual([{ email: 'now' }])
  })
})

test('a rate limit is counted in the database, for all processes together', async () => {
  const other = await testPlatform({ plugins: [...plugins, entityFixture] })
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
