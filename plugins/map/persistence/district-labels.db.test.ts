import { Effect } from 'effect'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { connectClient, insertFacilities } from '#config/quality/testing/index-fixture.ts'
import { type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { makeDistrictLabels } from './districts.query.ts'

let platform: TestPlatform
let client: pg.Client
beforeAll(async () => {
  platform = await testPlatform()
  client = await connectClient(platform.databaseUrl)
})
afterAll(async () => {
  await client.end()
  await platform.end()
})

const insert = async (district: string, points: readonly (readonly [number, number])[], precision = 'exact') => {
  const ids = await insertFacilities(
    client,
    points.map((point) => ({ city: 'krakow', point })),
  )
  await client.query('update facility set district = $1, location_precision = $2 where id = any($3::uuid[])', [district, precision, ids])
}

test('labels a district once, at the middle of its facilities; not where they are few, only approximately located, or all at one point', async () => {
  await insert('Dębniki', [
    [19.9, 50.03],
    [19.91, 50.04],
    [19.98, 50.02],
  ])
  await insert('Dębniki', [[20.5, 50.5]], 'approximate')
  await insert('Bronowice', [[19.8, 50.1]])
  await insert(
    'Zwierzyniec',
    Array.from({ length: 9 }, (_, n) => [19.85 + n / 100, 50.05] as const),
    'approximate',
  )
  await insert(
    'Nowa Huta',
    Array.from({ length: 5 }, () => [19.94, 50.06] as const),
  )
  expect(await Effect.runPromise(makeDistrictLabels({ db: platform.find(Db) }).all())).toEqual([
    { name: 'Dębniki', longitude: 19.91, latitude: 50.03, count: 3 },
  ])
})
