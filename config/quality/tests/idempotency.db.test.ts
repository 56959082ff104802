import { Effect } from 'effect'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Failure } from '#core/kernel/failure.ts'
import { Idempotency } from '#core/ports/idempotency.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { makePlatform, type Platform } from '../../app/platform.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'

class NameTaken extends Failure('NameTaken', 'conflict') {}

let platform: TestPlatform
let otherProcess: Platform
let db: Db
let idempotency: Idempotency
beforeAll(async () => {
  platform = await testPlatform()
  otherProcess = await makePlatform({ databaseUrl: platform.databaseUrl, plugins: [], logger: pino({ level: 'silent' }) })
  db = platform.find(Db)
  idempotency = platform.find(Idempotency)
  await rowsOf(platform, 'create table thing (name text constraint thing_name_once unique)')
})
beforeEach(() => rowsOf(platform, 'truncate thing, idempotency_key'))
afterAll(async () => {
  await otherProcess.close()
  await platform.end()
})

const insert = (name: string) => db.guarded({ thing_name_once: NameTaken }, (em) => em.execute('insert into thing values (?)', [name]))
const names = async () => (await rowsOf<{ name: string }>(platform, 'select name from thing order by 1')).map(({ name }) => name)
const once = <Reason>(step: Effect.Effect<string, Reason>, key = 'k', request = 'r') =>
  Effect.runPromise(Effect.result(idempotency.once({ key, request }, step)))

describe('PL-06 a call with an idempotency key', () => {
  test('stores response and changes together: neither remains when the connection is lost half-way, and the next try succeeds', async () => {
    const lost = Effect.gen(function* () {
      yield* insert('a')
      const [{ pid } = { pid: 0 }] = yield* db.rows<{ pid: number }>('select pg_backend_pid() pid')
      yield* Effect.promise(() => rowsOf(platform, 'select pg_terminate_backend(?)', [pid]))
      yield* insert('b')
      return 'lost'
    })
    await expect(once(lost)).rejects.toMatchObject({ _tag: 'Unavailable' })
    expect([await names(), await rowsOf(platform, 'select 1 from idempotency_key')]).toEqual([[], []])
    expect(await once(Effect.as(insert('a'), 'done'))).toMatchObject({ success: 'done' })
    expect(await once(Effect.die('runs once'))).toMatchObject({ success: 'done' })
    expect(await names()).toEqual(['a'])
  })

  test('works like one without: a failed transaction undoes itself, a violated constraint can be handled, what precedes a failure stays', async () => {
    const transaction = platform.find(Transaction)
    const step = Effect.gen(function* () {
      yield* insert('before')
      yield* Effect.flip(insert('before'))
      yield* Effect.flip(transaction(Effect.andThen(insert('undone'), insert('before'))))
      yield* transaction(insert('inside'))
      return yield* new NameTaken()
    })
    expect(await once(step)).toMatchObject({ failure: { _tag: 'NameTaken' } })
    expect(await names()).toEqual(['before', 'inside'])
    expect(await once(Effect.succeed('again'))).toMatchObject({ success: 'again' })
  })

  test('counts attempts even when it breaks, and without locking the counters of other calls', async () => {
    const limit = { times: 2, seconds: 3600 }
    const attempt = platform.find(RateLimit).consume('guess', 'ala', limit)
    const guess = (key: string) => once(Effect.andThen(attempt, Effect.die('wrong')), key).catch((error: unknown) => error)
    expect([await guess('1'), await guess('2')]).toEqual(['wrong', 'wrong'])
    expect(await guess('3')).toMatchObject({ failure: { _tag: 'TooManyRequests' } })
    const meanwhile = Effect.andThen(
      attempt,
      Effect.promise(() => Effect.runPromise(Effect.flip(attempt))),
    )
    expect(await once(Effect.as(Effect.flip(meanwhile), 'x'), '4')).toMatchObject({ success: 'x' })
  })

  test('runs once: a concurrent one shares its response; in another process it is refused with Retry-After', async () => {
    const elsewhere = otherProcess.find(Idempotency)
    const step = Effect.gen(function* () {
      yield* insert('a')
      const other = yield* Effect.result(elsewhere.once({ key: 'k', request: 'r' }, Effect.succeed('twice')))
      return JSON.stringify(other)
    })
    const both = await Promise.all([once(step), once(step)])
    expect(both[0]).toEqual(both[1])
    expect(JSON.stringify(both[0])).toMatch(/retryAfterSeconds[^,]*1.*IdempotencyKeyInUse/)
    expect(await once(Effect.succeed('twice'))).toEqual(both[0])
    expect(await names()).toEqual(['a'])
  })

  test('stores its response encrypted; one whose encryption key is gone is neither repeated nor produced again', async () => {
    await once(Effect.succeed('recovery code 1234'), 'k', 'password')
    const stored = JSON.stringify(await rowsOf(platform, 'select * from idempotency_key'))
    expect(stored).not.toMatch(/1234|password/)
    await rowsOf(platform, `update idempotency_key set answer = 'x' || answer`)
    expect(await once(Effect.die('runs once'), 'k', 'password')).toMatchObject({ failure: { _tag: 'IdempotencyKeyReused' } })
  })
})
