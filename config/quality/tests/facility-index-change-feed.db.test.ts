import { setTimeout as sleep } from 'node:timers/promises'
import { Effect } from 'effect'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { pruneChanges, readChanges } from '#adapters/search-index/change-feed.ts'
import {
  committedVersion,
  connectClient,
  createTestIndex,
  expectedBySql,
  insertFacilities,
  queryClusters,
  waitForIndex,
  waitUntil,
} from '../testing/index-fixture.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'
import { waitForOpenTransactions } from '../testing/wait-for-transactions.ts'

const city = { within: { city: 'opolskie/a' }, selection: {} }
const bestOf = async (index: ReturnType<typeof createTestIndex>) => (await queryClusters(index, city)).ids[0]

let platform: TestPlatform
let client: pg.Client
let ids: readonly string[]
let index: ReturnType<typeof createTestIndex> | undefined
beforeAll(async () => {
  platform = await testPlatform({ withDatabaseProxy: true })
  client = await connectClient(platform.databaseUrl)
})
afterAll(async () => {
  await client.end()
  await platform.end()
})
beforeEach(async () => {
  await client.query('truncate facility cascade')
  ids = await insertFacilities(client, [{ completeness: 5 }, { completeness: 4 }, { completeness: 3 }])
})
afterEach(async () => {
  await index?.close()
  index = undefined
})
const raiseCompleteness = (id: string | undefined, by: pg.ClientBase = client) =>
  by.query('update facility set completeness = 99 where id = $1', [id])

test('a statement that changes many facilities adds one entry to the feed, one that changes a few adds one for each, one that changes none adds none', async () => {
  const entries = async () => (await client.query('select facility_id, changes from facility_change order by seq desc')).rows
  const before = await entries()
  await client.query('update facility set completeness = 1')
  await client.query('update facility set completeness = 1 where false')
  expect((await entries()).length - before.length).toBe(3)
  await insertFacilities(
    client,
    Array.from({ length: 200 }, () => ({})),
  )
  expect((await entries()).length - before.length).toBe(4)
  expect((await entries())[0]).toEqual({ facility_id: null, changes: '1' })
  await client.query('begin')
  for (const completeness of [2, 3, 4]) await client.query('update facility set completeness = $1', [completeness])
  await client.query('commit')
  expect((await entries()).length - before.length).toBe(5)
})

test('a missed notification loses no change: the index polls every two seconds', async () => {
  index = createTestIndex(platform.databaseUrl, { useNotifications: false })
  index.start()
  await waitForIndex(index, client)
  await raiseCompleteness(ids[2])
  await waitForIndex(index, client)
  expect(await bestOf(index)).toBe(ids[2])
})

test('a received notification updates the index at once', async () => {
  index = createTestIndex(platform.databaseUrl, { pollIntervalMs: 60_000 })
  index.start()
  await waitForIndex(index, client)
  await sleep(500)
  await raiseCompleteness(ids[2])
  await waitForIndex(index, client)
  expect(await bestOf(index)).toBe(ids[2])
})

test('a long transaction delays no other change, and is applied when it commits', async () => {
  index = createTestIndex(platform.databaseUrl)
  index.start()
  const long = await connectClient(platform.databaseUrl)
  await long.query('begin')
  await raiseCompleteness(ids[2], long)
  await waitForIndex(index, client)
  await client.query('update facility set completeness = 50 where id = $1', [ids[1]])
  await waitUntil(async () => (await bestOf(index as never)) === ids[1])
  // Later transactions are applied before the older one commits.
  await client.query('update facility set completeness = 51 where id = $1', [ids[0]])
  await waitUntil(async () => (await bestOf(index as never)) === ids[0])
  await long.query('commit')
  await waitUntil(async () => (await bestOf(index as never)) === ids[2])
  await long.end()
  expect((await queryClusters(index, city)).ids).toEqual((await expectedBySql(client, city)).ids)
})

test('while the database is unreachable the last snapshot answers; afterwards the changes in between are applied within three seconds', async () => {
  index = createTestIndex(platform.databaseProxy?.url ?? '')
  index.start()
  await waitForIndex(index, client)
  await platform.databaseProxy?.disconnect()
  await raiseCompleteness(ids[2])
  await waitUntil(() => index?.errors.length)
  expect((await queryClusters(index, city)).ids).toEqual(ids)
  await platform.databaseProxy?.reconnect()
  await waitForIndex(index, client)
  expect(await bestOf(index)).toBe(ids[2])
})

test('reconnects after the server has terminated the connection', async () => {
  index = createTestIndex(platform.databaseUrl)
  index.start()
  await waitForIndex(index, client)
  const ended = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ~ 'facility_change|commit'`,
  )
  expect(ended.rowCount).toBeGreaterThan(0)
  await raiseCompleteness(ids[2])
  await waitForIndex(index, client)
  expect(await bestOf(index)).toBe(ids[2])
})

test('fails with Unavailable before the first snapshot is loaded', async () => {
  const nowhere = new URL(platform.databaseUrl)
  nowhere.port = '1'
  index = createTestIndex(nowhere.href)
  expect(index.facilities.version()).toBe('')
  await expect(Effect.runPromise(index.facilities.find(city, { limit: 1 }))).rejects.toMatchObject({ _tag: 'Unavailable' })
  expect(index.errors.length).toBeGreaterThan(0)
})

test('an index has a thread only from its start until it is closed', async () => {
  const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort' || name === 'Worker').length
  const before = threads()
  index = createTestIndex(platform.databaseUrl)
  expect(threads()).toBe(before)
  index.start()
  expect(threads()).toBeGreaterThan(before)
  await waitForIndex(index, client)
  await index.close()
  expect(threads()).toBe(before)
  const late = createTestIndex(platform.databaseUrl)
  await late.close()
  late.start()
  expect(threads()).toBe(before)
})

test('pruning keeps the version; a reader that is up to date continues, one that may have missed an entry reloads everything', async () => {
  const all = { position: expect.any(String), changed: 'all', log: expect.anything() }
  const { position: beginning } = await readChanges(client, null)
  // The older transaction commits after the younger one; a read in between has seen the younger one only.
  const older = await connectClient(platform.databaseUrl)
  await older.query('begin')
  await raiseCompleteness(ids[0], older)
  await raiseCompleteness(ids[1])
  const between = await readChanges(client, beginning)
  expect(between.changed).toEqual([ids[1]])
  await older.query('commit')
  await older.end()
  expect((await readChanges(client, between.position)).changed).toEqual([ids[0]])

  await client.query('insert into facility_change (facility_id) select gen_random_uuid() from generate_series(1, 20000)')
  // A position that was read while an older transaction of another test was open would not be up to date.
  await waitForOpenTransactions(client)
  const { position: now } = await readChanges(client, beginning)
  const version = await committedVersion(client)
  await waitForOpenTransactions(client)
  await Promise.all([
    pruneChanges(client),
    connectClient(platform.databaseUrl).then((other) => pruneChanges(other).finally(() => other.end())),
  ])
  expect(await committedVersion(client)).toBe(version)
  expect((await client.query<{ n: number }>('select count(*)::int n from facility_change')).rows[0]?.n).toBe(10_001)
  expect(await readChanges(client, beginning)).toEqual(all)
  expect(await readChanges(client, between.position)).toEqual(all)
  expect((await readChanges(client, now)).changed).toEqual([])
  await raiseCompleteness(ids[2])
  expect((await readChanges(client, now)).changed).toEqual([ids[2]])
  // A restored database knows fewer transactions.
  expect(await readChanges(client, '9000000000:9000000000:')).toEqual(all)
})

test('an update names the cities where changed facilities are and were, whose cached lists are from before', async () => {
  const updates: (readonly string[] | null)[] = []
  index = createTestIndex(platform.databaseUrl, { onUpdate: (cities) => updates.push(cities) })
  index.start()
  await waitForIndex(index, client)
  await client.query(`update facility set city_slug = 'd' where id = $1`, [ids[0]])
  await waitForIndex(index, client)
  expect(updates[0]).toBeNull()
  expect(updates.slice(1).flat().toSorted()).toEqual(['opolskie/a', 'opolskie/d'])
})
