import { beforeAll, expect, test } from 'vitest'
import { connectClient } from '#config/quality/testing/index-fixture.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { anonymous } from '#core/access/actor.ts'
import { importFixtureEdition } from '#plugins/registers/testing/import-register.ts'
import { ShowProfile } from '../use-cases/show-profile.ts'

const platform = startForTests(testPlatform)
beforeAll(async () => {
  await importFixtureEdition(platform)
  await rowsOf(platform, `update facility set made = true where slug in (select slug from facility order by md5(slug) limit 12)`)
})

/** Distances of the nearest facilities by a full scan with the trigonometry of PostgreSQL; not names, since some share an address. */
const nearestByScan = `select round(far) metres from (select 6371008.8 * 2 * asin(sqrt(power(sin(radians(b.latitude - a.latitude) / 2), 2)
      + cos(radians(a.latitude)) * cos(radians(b.latitude)) * power(sin(radians(b.longitude - a.longitude) / 2), 2))) far
    from facility a join facility b on b.id <> a.id and b.category = a.category
   where a.slug = ? and b.active and not b.made and b.location_precision in ('exact', 'flagged') order by 1 limit 6) nearest order by 1`

test('PR-13 finds the six nearest of the same category by true distance, for any facility, and no invented ones beside those of a register', async () => {
  const all = await rowsOf<{ slug: string }>(
    platform,
    `select slug from facility where location_precision in ('exact', 'flagged') order by slug`,
  )
  expect(all.length).toBeGreaterThan(40)
  for (const { slug } of all) {
    const { nearby } = await platform.run(ShowProfile, anonymous('t'), { slug })
    const expected = await rowsOf<{ metres: number }>(platform, nearestByScan, [slug])
    expect([slug, nearby.map(({ metres }) => Math.round(metres))]).toEqual([slug, expected.map(({ metres }) => Number(metres))])
    expect(nearby.map(({ metres }) => metres)).toEqual(nearby.map(({ metres }) => metres).toSorted((a, b) => a - b))
  }
})

test('PR-13 a facility with an approximate location has no neighbours', async () => {
  await rowsOf(
    platform,
    `update facility set longitude = 20, latitude = 51, location_precision = 'approximate' where id = (select id from facility order by slug limit 1)`,
  )
  const [facility] = await rowsOf<{ slug: string }>(platform, 'select slug from facility order by slug limit 1')
  expect((await platform.run(ShowProfile, anonymous('t'), { slug: facility?.slug ?? '' })).nearby).toEqual([])
})

test('PR-13 the nearest are read from the index', async () => {
  const client = await connectClient(platform.databaseUrl)
  // With so few rows a full scan is as cheap; this checks that the index can return them in order.
  await client.query('set enable_seqscan = off; set enable_sort = off')
  const plan = await client.query(
    `explain (costs off) select id from facility f where f.active and f.deleted_at is null and f.merged_into is null and f.location_precision in ('exact', 'flagged')
     and f.category = 'zlobki' order by point(f.longitude * 0.6157, f.latitude) <-> point(12.9, 52.2) limit 24`,
  )
  await client.end()
  expect(JSON.stringify(plan.rows)).toContain('facility_nearby_zlobki')
  expect(JSON.stringify(plan.rows)).not.toContain('Sort')
})
