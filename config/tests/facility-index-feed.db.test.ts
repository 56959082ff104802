import { setTimeout as sleep } from 'node:timers/promises'
import { Effect } from 'effect'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { pruneChanges, readChanges } from '#adapters/snapshot/change-feed.ts'
import { bySql, clientOf, clustered, indexOf, plant, seen, until, versionOf } from '../testing/indexed.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'

const city = { within: { city: 'opolskie/a' }, choice: {} }
const bestOf = async (index: ReturnType<typeof indexOf>) => (await clustered(index, city)).ids[0]

let platform: TestPlatform
let client: pg.Client
let ids: readonly string[]
let index: ReturnType<typeof indexOf> | undefined
beforeAll(async () => {
  platform = await testPlatform({ cuttable: true })
  client = await clientOf(platform.databaseUrl)
})
afterAll(async () => {
  await client.end()
  await platform.end()
})
beforeEach(async () => {
  await client.query('truncate facility cascade')
  ids = await plant(client, [{ completeness: 5 }, { completeness: 4 }, { completeness: 3 }])
})
afterEach(async () => {
  await index?.close()
  index = undefined
})
const raise = (id: string | undefined, by: pg.ClientBase = client) => by.query('update facility set completeness = 99 where id = $1', [id])

test('one statement over many is one line of the feed, a few are a line each, none is none; the version counts', async () => {
  const lines = async () => (await client.query('select facility_id, changes from facility_change order by seq desc')).rows
  const before = await lines()
  await client.query('update facility set completeness = 1')
  await client.query('update facility set completeness = 1 where false')
  expect((await lines()).length - before.length).toBe(3)
  await plant(
    client,
    Array.from({ length: 200 }, () => ({})),
  )
  expect((await lines()).length - before.length).toBe(4)
  expect((await lines())[0]).toEqual({ facility_id: null, changes: '1' })
  await client.query('begin')
  for (const completeness of [2, 3, 4]) await client.query('update facility set completeness = $1', [completeness])
  await client.query('commit')
  expect((await lines()).length - before.length).toBe(5)
})

test('a notification that nobody hears changes nothing: the next look is after two seconds', async () => {
  index = indexOf(platform.databaseUrl, { listens: false })
  index.start()
  await seen(index, client)
  await raise(ids[2])
  await seen(index, client, 3000)
  expect(await bestOf(index)).toBe(ids[2])
})

test('heard, a change is there at once', async () => {
  index = indexOf(platform.databaseUrl, { every: 60_000 })
  index.start()
  await seen(index, client)
  await sleep(500)
  await raise(ids[2])
  await seen(index, client, 2000)
  expect(await bestOf(index)).toBe(ids[2])
})

test('a transaction that is open long keeps nobody else waiting, and is seen when it ends', async () => {
  index = indexOf(platform.databaseUrl)
  index.start()
  const long = await clientOf(platform.databaseUrl)
  await long.query('begin')
  await raise(ids[2], long)
  await seen(index, client)
  await client.query('update facility set completeness = 50 where id = $1', [ids[1]])
  await until(async () => (await bestOf(index as never)) === ids[1])
  // Later transactions have come and were seen by the time the older one ends.
  await client.query('update facility set completeness = 51 where id = $1', [ids[0]])
  await until(async () => (await bestOf(index as never)) === ids[0])
  await long.query('commit')
  await until(async () => (await bestOf(index as never)) === ids[2])
  await long.end()
  expect((await clustered(index, city)).ids).toEqual((await bySql(client, city)).ids)
})

test('database away: the last snapshot answers; back: what was changed meanwhile is seen within three seconds', async () => {
  index = indexOf(platform.line?.url ?? '')
  index.start()
  await seen(index, client)
  await platform.line?.cut()
  await raise(ids[2])
  await until(() => index?.troubles.length)
  expect((await clustered(index, city)).ids).toEqual(ids)
  await platform.line?.mend()
  await seen(index, client, 3000)
  expect(await bestOf(index)).toBe(ids[2])
})

test('a connection that the server ends is another one soon', async () => {
  index = indexOf(platform.databaseUrl)
  index.start()
  await seen(index, client)
  const ended = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ~ 'facility_change|commit'`,
  )
  expect(ended.rowCount).toBeGreaterThan(0)
  await raise(ids[2])
  await seen(index, client, 3000)
  expect(await bestOf(index)).toBe(ids[2])
})

test('nobody asks before the first snapshot: Unavailable, and never a wrong answer', async () => {
  const nowhere = new URL(platform.databaseUrl)
  nowhere.port = '1'
  index = indexOf(nowhere.href)
  expect(index.facilities.version()).toBe('')
  await expect(Effect.runPromise(index.facilities.find(city, 1))).rejects.toMatchObject({ _tag: 'Unavailable' })
  expect(index.troubles.length).toBeGreaterThan(0)
})

test('an index that nobody starts and nobody asks has no thread; closed, it has none any more', async () => {
  const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort' || name === 'Worker').length
  const before = threads()
  index = indexOf(platform.databaseUrl)
  expect(threads()).toBe(before)
  index.start()
  expect(threads()).toBeGreaterThan(before)
  await seen(index, client)
  await index.close()
  expect(threads()).toBe(before)
  const late = indexOf(platform.databaseUrl)
  await late.close()
  late.start()
  expect(threads()).toBe(before)
})

test('pruned, the feed keeps its sum; whoever has seen all goes on, whoever may have missed a line reads all', async () => {
  const all = { position: expect.any(String), changed: 'all' }
  const { position: beginning } = await readChanges(client, null)
  // The older transaction ends after the younger: in between somebody looks, who has seen the younger only.
  const older = await clientOf(platform.databaseUrl)
  await older.query('begin')
  await raise(ids[0], older)
  await raise(ids[1])
  const between = await readChanges(client, beginning)
  expect(between.changed).toEqual([ids[1]])
  await older.query('commit')
  await older.end()
  expect((await readChanges(client, between.position)).changed).toEqual([ids[0]])

  await client.query('insert into facility_change (facility_id) select gen_random_uuid() from generate_series(1, 20000)')
  const { position: now } = await readChanges(client, beginning)
  const version = await versionOf(client)
  await Promise.all([pruneChanges(client), clientOf(platform.databaseUrl).then((other) => pruneChanges(other).finally(() => other.end()))])
  expect(await versionOf(client)).toBe(version)
  expect((await client.query<{ n: number }>('select count(*)::int n from facility_change')).rows[0]?.n).toBe(10_001)
  expect(await readChanges(client, beginning)).toEqual(all)
  expect(await readChanges(client, between.position)).toEqual(all)
  expect((await readChanges(client, now)).changed).toEqual([])
  await raise(ids[2])
  expect((await readChanges(client, now)).changed).toEqual([ids[2]])
  // A database that was set back knows fewer transactions.
  expect(await readChanges(client, '9000000000:9000000000:')).toEqual(all)
})
