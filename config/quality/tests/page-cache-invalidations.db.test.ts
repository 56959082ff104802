import { Effect } from 'effect'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pruneInvalidations, readInvalidations } from '#adapters/page-cache/invalidation-feed.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { EditionImported } from '#plugins/registers/contract/events.ts'
import { connectClient, insertFacilities } from '../testing/index-fixture.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'
import { waitForOpenTransactions } from '../testing/wait-for-transactions.ts'

let platform: TestPlatform
let client: pg.Client
let ids: readonly string[]
let position: string
beforeAll(async () => {
  platform = await testPlatform()
  client = await connectClient(platform.databaseUrl)
})
afterAll(async () => {
  await client.end()
  await platform.end()
})
beforeEach(async () => {
  await client.query('truncate facility cascade')
  ids = await insertFacilities(client, [{ city: 'a' }, { city: 'a' }, { city: 'b' }])
  position = (await readInvalidations(client, null)).position
})
const readNew = async () => {
  const { position: now, tags } = await readInvalidations(client, position)
  position = now
  return tags.toSorted()
}
const invalidatedBy = async (sql: string, values: readonly unknown[] = []) => {
  await client.query(sql, [...values])
  return readNew()
}
const everywhere = ['facilities', 'voivodeship:opolskie']

test('PL-17 fields shown in lists invalidate the facility and its city; status, locality and type also invalidate counts', async () => {
  const one = [`city:opolskie/a`, `facility:${ids[0]}`]
  const update = (set: string) => invalidatedBy(`update facility set ${set} where id = $1`, [ids[0]])
  for (const set of [`name = 'x'`, 'free_places = 3', 'fee_month = 1', 'completeness = 7', `phone = '1'`])
    expect([set, await update(set)]).toEqual([set, one])
  for (const set of [
    'active = false, inactive_since = now()',
    'active = true, inactive_since = null',
    'deleted_at = now()',
    'deleted_at = null',
    'suspended = true',
    `type = 'kindergarten'`,
    `category = 'zlobki'`,
    `district = 'D', district_slug = 'd'`,
    `longitude = 17.9, latitude = 50.7, location_precision = 'exact'`,
    `merged_into = '${ids[1]}'`,
  ])
    expect([set, await update(set)]).toEqual([set, [...one.slice(0, 1), everywhere[0], one[1], everywhere[1]]])
})

test('PL-17 a moved facility invalidates both cities; an inserted or deleted one invalidates its own', async () => {
  const moved = await invalidatedBy(`update facility set city = 'K', city_slug = 'k', voivodeship = 'malopolskie' where id = $1`, [ids[2]])
  expect(moved).toEqual(
    [
      'city:malopolskie/k',
      'city:opolskie/b',
      'facilities',
      `facility:${ids[2]}`,
      'voivodeship:malopolskie',
      'voivodeship:opolskie',
    ].toSorted(),
  )
  const [fourth] = await insertFacilities(client, [{ city: 'c' }])
  expect(await readNew()).toEqual(['city:opolskie/c', 'facilities', `facility:${fourth}`, 'voivodeship:opolskie'])
  expect(await invalidatedBy('delete from facility where id = $1', [fourth])).toEqual([
    'city:opolskie/c',
    'facilities',
    `facility:${fourth}`,
    'voivodeship:opolskie',
  ])
})

test('PL-17 a statement of a source invalidates its facility, even if the facility does not change', async () => {
  const statement = `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('zlobki', '1', $1, now(), '{}', gen_random_uuid())`
  expect(await invalidatedBy(statement, [ids[1]])).toEqual([`facility:${ids[1]}`])
  expect(await invalidatedBy(`update facility_statement set stated_on = '2026-01-01'`)).toEqual([`facility:${ids[1]}`])
  expect(await invalidatedBy('delete from facility_statement')).toEqual([`facility:${ids[1]}`])
})

test('PL-17 two hundred changed rows invalidate everything, once per transaction; no change invalidates nothing', async () => {
  expect(await invalidatedBy('update facility set name = name where false')).toEqual([])
  await insertFacilities(
    client,
    Array.from({ length: 200 }, () => ({})),
  )
  expect(await readNew()).toEqual(['*'])
  await client.query('begin')
  for (const completeness of [1, 2]) await client.query('update facility set completeness = $1', [completeness])
  await client.query('update facility set completeness = 3 where id = $1', [ids[0]])
  const { rows } = await client.query('select tags from page_purge where transaction = pg_current_xact_id()')
  await client.query('commit')
  expect(rows).toEqual([{ tags: ['*'] }])
  expect(await invalidatedBy('truncate facility cascade')).toEqual(['*'])
})

test('PL-17 an event writes the invalidations of its plugin in its own transaction: a rollback discards both', async () => {
  const events = platform.find(Events)
  const imported = EditionImported.of({ batch: null, register: 'zlobki', edition: '2026-01-01', new: 0, changed: 0, gone: 0 })
  const emit = (fails: boolean) =>
    platform.find(Transaction)(Effect.andThen(events.emit(imported), fails ? Effect.fail('no' as const) : Effect.void))
  await Effect.runPromiseExit(emit(true))
  expect(await readNew()).toEqual([])
  await Effect.runPromise(emit(false))
  expect(await readNew()).toEqual(['sources'])
  await Effect.runPromise(events.emit({ name: 'without.invalidations' }))
  expect(await readNew()).toEqual([])
  await client.query('begin')
  await client.query('update facility set completeness = 9')
  await client.query('rollback')
  expect(await readNew()).toEqual([])
})

test('each transaction is read once, in any order of commits', async () => {
  const older = await connectClient(platform.databaseUrl)
  await older.query('begin')
  await older.query('update facility set name = $2 where id = $1', [ids[0], 'older'])
  expect(await invalidatedBy(`update facility set name = 'younger' where id = $1`, [ids[2]])).toEqual([
    'city:opolskie/b',
    `facility:${ids[2]}`,
  ])
  expect(await readNew()).toEqual([])
  await older.query('commit')
  await older.end()
  expect(await readNew()).toEqual(['city:opolskie/a', `facility:${ids[0]}`])
  expect(await readNew()).toEqual([])
})

test('after pruning, an up-to-date reader continues; one that may have missed an entry, or is ahead of the database, invalidates everything', async () => {
  const old = position
  await client.query(`insert into page_purge (tags) select array['t' || n] from generate_series(1, 2500) n`)
  // A position that was read while an older transaction of another test was open would not be up to date.
  await waitForOpenTransactions(client)
  const { position: now } = await readInvalidations(client, old)
  await waitForOpenTransactions(client)
  await Promise.all([
    pruneInvalidations(client),
    connectClient(platform.databaseUrl).then((other) => pruneInvalidations(other).finally(() => other.end())),
  ])
  const { rows } = await client.query<{ n: number; all: number }>(
    `select count(*)::int n, count(*) filter (where pruned)::int "all" from page_purge`,
  )
  expect(rows).toEqual([{ n: 1001, all: 1 }])
  expect((await readInvalidations(client, old)).tags).toContain('*')
  expect((await readInvalidations(client, now)).tags).toEqual([])
  position = now
  expect(await invalidatedBy(`update facility set name = 'x' where id = $1`, [ids[2]])).toEqual(['city:opolskie/b', `facility:${ids[2]}`])
  expect((await readInvalidations(client, '9000000000:9000000000:')).tags).toEqual(['*'])
})
