import { Cause, Effect, Exit } from 'effect'
import { beforeAll, expect, test } from 'vitest'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Failure } from '#core/kernel/failure.ts'
import { InOneRoundTrip } from '#core/ports/one-round-trip.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { makePlatform } from '../../app/platform.ts'
import { waitUntil } from '../testing/index-fixture.ts'
import { testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'

class Refused extends Failure('Refused', 'invalid') {}

const platform = startForTests(() => testPlatform({ withDatabaseProxy: true }))
let db: Db
let inOneRoundTrip: InOneRoundTrip
beforeAll(async () => {
  db = platform.find(Db)
  inOneRoundTrip = platform.find(InOneRoundTrip)
})

const answer = (sql: string, ...parameters: readonly unknown[]) =>
  Effect.suspend(() => Effect.map(db.rows<{ answer: unknown }>(sql, parameters), ([row]) => row?.answer))
const pid = answer('select pg_backend_pid() answer')
const all = <A, E>(...statements: readonly Effect.Effect<A, E>[]) => inOneRoundTrip(Effect.all(statements, { concurrency: 'unbounded' }))
const outcome = (exit: Exit.Exit<unknown, unknown>) => (Exit.isSuccess(exit) ? exit.value : Cause.squash(exit.cause))
const outcomes = async (...statements: readonly Effect.Effect<unknown, unknown>[]) =>
  (await Effect.runPromise(all(...statements.map((statement) => Effect.exit(statement))))).map(outcome)

test('statements that begin at the same time share a connection, each with its own parameters and rows; alone each takes its own', async () => {
  const pids = await Effect.runPromise(all(pid, pid, pid))
  expect(new Set(pids).size).toBe(1)
  expect(new Set(await Effect.runPromise(Effect.all([pid, pid, pid], { concurrency: 'unbounded' }))).size).toBe(3)
  expect(await outcomes(answer('select ?::int + 1 answer', 1), answer("select 'a' answer"), answer('select ?::text answer', "b'"))).toEqual(
    [2, 'a', "b'"],
  )
})

test('a statement that follows another one of the step is sent on its own, on any connection', async () => {
  const step = Effect.flatMap(answer('select 1 answer'), (one) => answer('select ?::int + 1 answer', one))
  expect(await outcomes(step, answer('select 5 answer'))).toEqual([2, 5])
})

test('the failure of one statement does not affect the others, and the connection stays usable', async () => {
  for (let round = 0; round < 12; round++)
    expect(await outcomes(answer('select 1 answer'), answer('select 1 / 0 answer'), answer('select 3 answer'))).toEqual([
      1,
      expect.objectContaining({ code: '22012' }),
      3,
    ])
  expect(await outcomes(answer('select nothing'), answer('select 2 answer'))).toEqual([expect.objectContaining({ code: '42703' }), 2])
})

const prepared = (sql: string, ...parameters: readonly unknown[]) =>
  Effect.suspend(() => Effect.map(db.prepared<{ answer: unknown }>(sql, parameters), ([row]) => row?.answer))

test('a prepared statement is parsed once per connection, also when it begins twice at the same time, and answers each with its own values', async () => {
  const twice = 'select ?::int * 2 answer'
  const knownCount = answer("select count(*)::int answer from pg_prepared_statements where statement like '%* 2 answer'")
  expect(await outcomes(prepared(twice, 4), prepared(twice, 5), prepared(twice, 6), knownCount)).toEqual([8, 10, 12, 1])
  expect(await outcomes(prepared('select 1 / ?::int answer', 0), prepared(twice, 7))).toEqual([
    expect.objectContaining({ code: '22012' }),
    14,
  ])
  const values: unknown[] = []
  for (let n = 0; n < 8; n++) values.push(await Effect.runPromise(prepared(twice, n)))
  expect(values).toEqual([0, 2, 4, 6, 8, 10, 12, 14])
})

test('a prepared statement is answered when a pooler moves it to a connection that lacks it, or has it from another process', async () => {
  const step = prepared('select ?::int * 3 answer', 5)
  const names = answer(`select string_agg(name, ' ') answer from pg_prepared_statements where statement like '%* 3 answer'`)
  const [, name] = await outcomes(step, names)
  expect(name).toMatch(/^kredka_[\w-]{43}_0$/)
  const forgotten = answer('deallocate all')
  expect(await outcomes(forgotten, step, step)).toEqual([undefined, 15, 15])
  // As the connection of another process would have done it; the client here does not know.
  const foreign = answer(`prepare "${name}" as select $1::int * 3 answer`)
  const fresh = await makePlatform({ databaseUrl: platform.databaseUrl, plugins: [], logger: platform.logger })
  const freshDb = fresh.find(Db)
  const rowsOf = (statements: Effect.Effect<unknown>) => Effect.runPromise(fresh.find(InOneRoundTrip)(statements))
  const read = Effect.map(freshDb.prepared<{ answer: number }>('select ?::int * 3 answer', [7]), ([row]) => row?.answer)
  const prepare = freshDb.rows(`prepare "${name}" as select $1::int * 3 answer`)
  expect(await rowsOf(Effect.all([prepare, read, read], { concurrency: 'unbounded' }))).toEqual([[], 21, 21])
  await fresh.close()
  expect(await outcomes(forgotten, foreign, step)).toEqual([undefined, undefined, 15])
})

test('without prepared statements the connection keeps none', async () => {
  const without = await makePlatform({
    databaseUrl: platform.databaseUrl,
    databasePreparedStatements: false,
    plugins: [],
    logger: platform.logger,
  })
  const statements = Effect.all([
    without.find(Db).prepared('select 4 answer'),
    without.find(Db).rows('select count(*)::int answer from pg_prepared_statements'),
  ])
  expect(await Effect.runPromise(without.find(InOneRoundTrip)(statements))).toEqual([[{ answer: 4 }], [{ answer: 0 }]])
  await without.close()
})

test('a prepared statement outlives a migration that changes the type of its column', async () => {
  await Effect.runPromise(answer('create table changing as select 1 answer'))
  const step = prepared('select answer from changing')
  expect(await outcomes(step)).toEqual([1])
  await Effect.runPromise(answer('alter table changing alter answer type text'))
  expect(await outcomes(step, step)).toEqual(['1', '1'])
  await Effect.runPromise(answer('drop table changing'))
})

test('within a transaction a prepared statement sees its changes', async () => {
  const step = Effect.gen(function* () {
    yield* answer('create table own as select 1 answer')
    const seen = yield* prepared('select answer from own')
    yield* answer('drop table own')
    return seen
  })
  expect(await Effect.runPromise(platform.find(Transaction)(step))).toBe(1)
})

test('a failure that ends the step early leaves no connection behind', async () => {
  const early = Effect.flatMap(answer('select 1 answer'), () => Effect.fail(new Refused()))
  // More often than the pool has connections.
  for (let round = 0; round < 25; round++)
    expect(outcome(await Effect.runPromiseExit(all(early, answer("select pg_sleep(0.02)::text || '' answer"))))).toMatchObject({
      _tag: 'Refused',
    })
  expect(await outcomes(answer('select 4 answer'))).toEqual([4])
})

test('within a transaction the statements see its changes and roll back with it', async () => {
  const step = Effect.gen(function* () {
    yield* db.rows('create table together_thing (n int)')
    yield* all(db.rows('insert into together_thing values (?)', [1]), db.rows('insert into together_thing values (?)', [2]))
    const [sum] = yield* all(answer('select sum(n)::int answer from together_thing'), pid)
    return yield* new Refused({ detail: String(sum) })
  })
  expect(outcome(await Effect.runPromiseExit(platform.find(Transaction)(step)))).toMatchObject({ _tag: 'Refused', detail: '3' })
  expect(await outcomes(answer("select to_regclass('together_thing')::text answer"))).toEqual([null])
})

test('ER-02 when the connection is cut all its statements fail with Unavailable, and later ones use a new connection', async () => {
  const cut = new Promise<void>((resolve) => setTimeout(resolve, 100)).then(() => platform.databaseProxy?.disconnect())
  const slow = answer('select pg_sleep(20)::text answer')
  const unavailable = expect.objectContaining({ _tag: 'Unavailable', kind: 'unavailable' })
  expect(await outcomes(slow, pid, slow)).toEqual([unavailable, unavailable, unavailable])
  await cut
  expect(await outcomes(pid, pid)).toEqual([unavailable, unavailable])
  await platform.databaseProxy?.reconnect()
  // On a busy machine the pool may learn of another dead connection first.
  await waitUntil(async () => (await outcomes(answer('select 1 answer'), answer('select 2 answer'))).join() === '1,2')
})
