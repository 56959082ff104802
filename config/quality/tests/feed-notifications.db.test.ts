import { setTimeout as sleep } from 'node:timers/promises'
import { Effect } from 'effect'
import pg from 'pg'
import { expect, test } from 'vitest'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const platform = startForTests(() => testPlatform())

/** Listens over a connection of its own; collects the names of channels. */
const listen = async (...channels: readonly string[]) => {
  const client = new pg.Client({ connectionString: platform.databaseUrl })
  const received: string[] = []
  client.on('notification', ({ channel }) => received.push(channel))
  await client.connect()
  for (const channel of channels) await client.query(`listen ${channel}`)
  /** Returns what arrived until now: the answer of a statement follows all notifications before it. */
  const arrived = async () => {
    await client.query('select 1')
    return received.splice(0)
  }
  return { arrived, end: () => client.end() }
}

const emit = (name: string) => platform.find(Events).emit({ name })
const inTransaction = <A, E>(step: Effect.Effect<A, E>) => Effect.runPromise(platform.find(Transaction)(step))

test('a transaction notifies after its commit, without the lock of NOTIFY; one that is rolled back does not', async () => {
  const { arrived, end } = await listen('outbox', 'page_purge', 'facility_change')
  const locks = platform
    .find(Db)
    .rows<{ n: number }>("select count(*)::int n from pg_locks where locktype = 'object' and pid = pg_backend_pid()")
  const held = await inTransaction(
    Effect.gen(function* () {
      yield* emit('thing.made')
      yield* platform.find(Db).rows("select purge_pages('{a}')")
      return yield* locks
    }),
  )
  expect(held).toEqual([{ n: 0 }])
  await expect.poll(arrived).toEqual(['outbox', 'page_purge'])
  await inTransaction(Effect.andThen(emit('thing.made'), Effect.die(new Error('no')))).catch(() => undefined)
  await sleep(100)
  expect(await arrived()).toEqual([])
  await end()
})

test('many transactions at the same time notify a few times, the last one included', async () => {
  const { arrived, end } = await listen('outbox')
  await Promise.all(Array.from({ length: 200 }, (_, n) => inTransaction(emit(`thing.${n}`))))
  await sleep(100)
  const count = (await arrived()).length
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(100)
  await end()
})

test('a statement outside of transactions notifies by itself, such as one of an operator', async () => {
  const { arrived, end } = await listen('outbox', 'facility_change')
  await Effect.runPromise(emit('thing.made'))
  await Effect.runPromise(platform.find(Db).rows('delete from facility'))
  await expect.poll(arrived).toContain('outbox')
  await end()
})
