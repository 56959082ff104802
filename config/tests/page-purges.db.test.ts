import { Effect } from 'effect'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prunePurges, readPurges } from '#adapters/page-cache/purge-feed.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { EditionImported } from '#plugins/registers/contract/events.ts'
import { clientOf, plant } from '../testing/indexed.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'

let platform: TestPlatform
let client: pg.Client
let ids: readonly string[]
let position: string
beforeAll(async () => {
  platform = await testPlatform()
  client = await clientOf(platform.databaseUrl)
})
afterAll(async () => {
  await client.end()
  await platform.end()
})
beforeEach(async () => {
  await client.query('truncate facility cascade')
  ids = await plant(client, [{ city: 'a' }, { city: 'a' }, { city: 'b' }])
  position = (await readPurges(client, null)).position
})
const news = async () => {
  const { position: now, tags } = await readPurges(client, position)
  position = now
  return tags.toSorted()
}
const told = async (sql: string, values: readonly unknown[] = []) => {
  await client.query(sql, [...values])
  return news()
}
const everywhere = ['facilities', 'voivodeship:opolskie']

test('PL-17 what lists show purges the facility and its city; standing, place and kind also what counts them', async () => {
  const one = [`city:opolskie/a`, `facility:${ids[0]}`]
  const update = (set: string) => told(`update facility set ${set} where id = $1`, [ids[0]])
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

test('PL-17 a facility that moves purges both places; one that comes or goes purges its own', async () => {
  const moved = await told(`update facility set city = 'K', city_slug = 'k', voivodeship = 'malopolskie' where id = $1`, [ids[2]])
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
  const [fourth] = await plant(client, [{ city: 'c' }])
  expect(await news()).toEqual(['city:opolskie/c', 'facilities', `facility:${fourth}`, 'voivodeship:opolskie'])
  expect(await told('delete from facility where id = $1', [fourth])).toEqual([
    'city:opolskie/c',
    'facilities',
    `facility:${fourth}`,
    'voivodeship:opolskie',
  ])
})

test('PL-17 what a source says of a facility purges it, though the facility itself stays as it is', async () => {
  const statement = `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('zlobki', '1', $1, now(), '{}', gen_random_uuid())`
  expect(await told(statement, [ids[1]])).toEqual([`facility:${ids[1]}`])
  expect(await told(`update facility_statement set stated_on = '2026-01-01'`)).toEqual([`facility:${ids[1]}`])
  expect(await told('delete from facility_statement')).toEqual([`facility:${ids[1]}`])
})

test('PL-17 two hundred rows at once purge everything, once a transaction; nothing changed purges nothing', async () => {
  expect(await told('update facility set name = name where false')).toEqual([])
  await plant(
    client,
    Array.from({ length: 200 }, () => ({})),
  )
  expect(await news()).toEqual(['*'])
  await client.query('begin')
  for (const completeness of [1, 2]) await client.query('update facility set completeness = $1', [completeness])
  await client.query('update facility set completeness = 3 where id = $1', [ids[0]])
  const { rows } = await client.query('select tags from page_purge where transaction = pg_current_xact_id()')
  await client.query('commit')
  expect(rows).toEqual([{ tags: ['*'] }])
  expect(await told('truncate facility cascade')).toEqual(['*'])
})

test('PL-17 an event purges what its plugin says in its own transaction: rolled back, neither is there', async () => {
  const events = platform.find(Events)
  const imported = EditionImported.of({ batch: null, register: 'zlobki', edition: '2026-01-01', new: 0, changed: 0, gone: 0 })
  const emit = (fails: boolean) =>
    platform.find(Transaction)(Effect.andThen(events.emit(imported), fails ? Effect.fail('no' as const) : Effect.void))
  await Effect.runPromiseExit(emit(true))
  expect(await news()).toEqual([])
  await Effect.runPromise(emit(false))
  expect(await news()).toEqual(['sources'])
  await Effect.runPromise(events.emit({ name: 'nobody.asked' }))
  expect(await news()).toEqual([])
  await client.query('begin')
  await client.query('update facility set completeness = 9')
  await client.query('rollback')
  expect(await news()).toEqual([])
})

test('each transaction is seen once in whatever order they end', async () => {
  const older = await clientOf(platform.databaseUrl)
  await older.query('begin')
  await older.query('update facility set name = $2 where id = $1', [ids[0], 'older'])
  expect(await told(`update facility set name = 'younger' where id = $1`, [ids[2]])).toEqual(['city:opolskie/b', `facility:${ids[2]}`])
  expect(await news()).toEqual([])
  await older.query('commit')
  await older.end()
  expect(await news()).toEqual(['city:opolskie/a', `facility:${ids[0]}`])
  expect(await news()).toEqual([])
})

test('pruned: who has seen all goes on, who may have missed a line forgets everything; so does who knows more than the database', async () => {
  const old = position
  await client.query(`insert into page_purge (tags) select array['t' || n] from generate_series(1, 2500) n`)
  const { position: now } = await readPurges(client, old)
  await Promise.all([prunePurges(client), clientOf(platform.databaseUrl).then((other) => prunePurges(other).finally(() => other.end()))])
  const { rows } = await client.query<{ n: number; all: number }>(
    `select count(*)::int n, count(*) filter (where pruned)::int "all" from page_purge`,
  )
  expect(rows).toEqual([{ n: 1001, all: 1 }])
  expect((await readPurges(client, old)).tags).toContain('*')
  expect((await readPurges(client, now)).tags).toEqual([])
  position = now
  expect(await told(`update facility set name = 'x' where id = $1`, [ids[2]])).toEqual(['city:opolskie/b', `facility:${ids[2]}`])
  expect((await readPurges(client, '9000000000:9000000000:')).tags).toEqual(['*'])
})
