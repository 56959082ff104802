import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { operator } from '#core/access/actor.ts'
import { ListBatches, RollBackBatch } from '../use-cases/batches.ts'
import { SeedDemo } from '../use-cases/seed-demo.ts'
import { SeedScale } from '../use-cases/seed-scale.ts'

const clock = { now: () => new Date('2026-11-21T09:00:00Z') }

describe('PL-19 TG-01 seed demo', () => {
  const platform = startForTests(() => testPlatform({ clock }))
  const seed = () => Effect.runPromise(platform.find(SeedDemo)())
  beforeAll(async () => {
    await seed()
  })
  const count = async (where: string) =>
    (await rowsOf<{ n: number }>(platform, `select count(*)::int n from facility f where ${where}`))[0]?.n

  test('creates 1,200 facilities, all marked as generated, numbered from 1 in legacy_id', async () => {
    const [row] = await rowsOf(
      platform,
      'select count(*)::int n, bool_and(made) made, min(legacy_id) first, max(legacy_id) last, count(distinct voivodeship)::int voivodeships from facility',
    )
    expect(row).toEqual({ n: 1200, made: true, first: 1, last: 1200, voivodeships: 16 })
  })

  test('Słoneczko, Bajka and Tęcza have the values that the journeys need', async () => {
    expect(
      await rowsOf(
        platform,
        `select slug, city, type, status, active, suspended, completeness, legacy_id from facility where name in ('Słoneczko', 'Bajka', 'Tęcza') order by legacy_id`,
      ),
    ).toEqual(
      [
        { slug: 'tecza-zlobek-warszawa', city: 'Warszawa', type: 'nursery', status: 'registered', legacy_id: 1 },
        { slug: 'sloneczko-przedszkole-krakow', city: 'Kraków', type: 'kindergarten', status: 'premium', legacy_id: 228 },
        { slug: 'bajka-przedszkole-krakow', city: 'Kraków', type: 'kindergarten', status: 'unknown', legacy_id: 229 },
      ].map((one) => ({ ...one, active: true, suspended: false, completeness: 100 })),
    )
  })

  test('every filter finds facilities, and every status has some', async () => {
    const tagged = (key: string) => `exists (select 1 from tags_tag t where t.key = '${key}' and t.id = any(f.ownership || f.features))`
    expect(await count(`city = 'Kraków' and category = 'przedszkola' and ${tagged('montessori')}`)).toBeGreaterThan(1)
    expect(await count(`city = 'Kraków' and category = 'zlobki' and ${tagged('montessori')}`)).toBeGreaterThan(0)
    for (const key of ['integration', 'ukrainian_groups', 'garden', 'nap_room', 'accessible'])
      expect([key, (await count(tagged(key))) ?? 0]).toEqual([key, expect.toSatisfy((n: number) => n > 10)])
    expect(await count("status = 'registered'")).toBeGreaterThan(80)
    expect(await count("status = 'premium'")).toBeGreaterThan(30)
    expect(await count('suspended')).toBeGreaterThan(5)
    expect(await count('not active and inactive_since = date $$2026-09-22$$')).toBe(13)
    expect(await count('longitude is null')).toBeGreaterThan(5)
    expect(await count('free_places > 0 and free_places_on < date $$2026-11-01$$')).toBeGreaterThan(20)
  })

  test('seeding again changes nothing; seeding after a rollback restores the same facilities', async () => {
    const all = () =>
      rowsOf(platform, 'select slug, status, legacy_id, active, to_jsonb(features) features from facility order by legacy_id')
    const before = await all()
    await seed()
    const [again] = await platform.run(ListBatches, operator, {})
    expect(again?.report).toMatchObject({ read: 1200, new: 0, changed: 0 })
    expect(await all()).toEqual(before)
    for (const { id } of await platform.run(ListBatches, operator, {})) await platform.run(RollBackBatch, operator, { batch: id })
    expect(await all()).toEqual([])
    await seed()
    expect(await all()).toEqual(before)
  })

  test('a status changed later survives seeding again, and its rollback', async () => {
    await rowsOf(platform, `update facility set status = 'premium' where slug = 'bajka-przedszkole-krakow'`)
    const bajka = () => rowsOf(platform, `select status from facility where slug = 'bajka-przedszkole-krakow'`)
    await seed()
    expect(await bajka()).toEqual([{ status: 'premium' }])
    const [last] = await platform.run(ListBatches, operator, {})
    await platform.run(RollBackBatch, operator, { batch: last?.id ?? '' })
    expect(await bajka()).toEqual([{ status: 'premium' }])
  })
})

describe('PL-19 seed scale', () => {
  let platforms: readonly TestPlatform[] = []
  beforeAll(async () => {
    platforms = await Promise.all([testPlatform({ clock }), testPlatform({ clock })])
    for (const platform of platforms) await Effect.runPromise(platform.find(SeedScale)({ facilities: 2000, accounts: 0, seed: 7 }))
  })
  afterAll(() => Promise.all(platforms.map((platform) => platform.end())))

  test('creates the requested number, marked as generated, 11 % of them in Warszawa, in all voivodeships, some in villages', async () => {
    const [platform] = platforms as [TestPlatform]
    const [row] = await rowsOf<Record<string, number>>(
      platform,
      `select count(*)::int n, bool_and(made) made, count(*) filter (where city_slug = 'warszawa')::int warszawa, count(distinct district_slug) filter (where city_slug = 'warszawa')::int districts,
              count(distinct voivodeship)::int voivodeships, count(distinct type)::int types, count(distinct city_id)::int cities, count(legacy_id)::int numbered from facility`,
    )
    expect(row).toMatchObject({ n: 2000, made: true, warszawa: 220, districts: 18, voivodeships: 16, types: 8, numbered: 0 })
    expect(row?.['cities']).toBeGreaterThan(500)
  })

  test('is the same for the same size and seed', async () => {
    const hashes = await Promise.all(
      platforms.map(async (platform) => {
        const rows = await rowsOf(
          platform,
          `select s.number, f.slug, f.status, f.active, f.longitude, f.latitude, f.district_slug, s.fields, s.stated_on::text
             from facility f join facility_statement s on s.facility_id = f.id order by s.number`,
        )
        return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
      }),
    )
    expect(hashes[0]).toBe(hashes[1])
  })
})
