import { Effect, Schema } from 'effect'
import { afterAll, expect, test } from 'vitest'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilityCardSlot, facilityProfileSlot } from '#core/facilities/slots.ts'
import { definePlugin, type Plugin } from '#core/plugin/define-plugin.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { showCity } from '#plugins/catalogue/testing/show-city.ts'
import { showProfile } from '#plugins/facility-profile/testing/show-profile.ts'
import { importFixtureEdition } from '#plugins/registers/testing/import-register.ts'
import { plugins as installed } from '#plugins/server.gen.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'

const dummyPlugin = (broken: boolean): Plugin =>
  definePlugin({
    name: `dummy${broken ? '-broken' : ''}`,
    slotData: [facilityProfileSlot, facilityCardSlot].flatMap((slot) =>
      Array.from({ length: 10 }, (_, n) =>
        slotData(slot, `dummy.${n}`, {
          query: broken && n === 3 ? 'select nothing_like_it from nowhere' : `select jsonb_build_object('n', ${n}, 'id', f.id)`,
          output: Schema.Unknown,
        }),
      ),
    ),
  })

const platforms: TestPlatform[] = []
const withPlugins = async (plugins: readonly Plugin[]) => {
  const platform = await testPlatform({ plugins })
  platforms.push(platform)
  await importFixtureEdition(platform)
  const [facility] = await rowsOf<{ id: string; slug: string; voivodeship: string; city_slug: string }>(
    platform,
    'select id, slug, voivodeship, city_slug from facility where active order by slug limit 1',
  )
  if (!facility) throw new Error('no facility')
  /** Returns the fewest queries of three runs: each may be the first after a cache of a few seconds has ended. */
  const queriesOf = async (work: () => Promise<unknown>) => {
    const counts: number[] = []
    while (counts.length < 3) {
      platform.queries.length = 0
      await work()
      counts.push(platform.queries.length)
    }
    return Math.min(...counts)
  }
  const profile = await queriesOf(() => showProfile(platform, facility.slug))
  const showCatalogue = () =>
    showCity(platform, {
      category: 'zlobki',
      voivodeship: facility.voivodeship,
      city: facility.city_slug,
      page: 1,
      order: 'name',
      query: {},
    })
  const card = await queriesOf(showCatalogue)
  return { platform, facility, profile, card }
}
afterAll(async () => {
  for (const platform of platforms) await platform.end()
})

test('PL-01 ten more slot data on profile and card need no more queries than one', async () => {
  const one = definePlugin({ name: 'dummy', slotData: dummyPlugin(false).slotData?.filter(({ name }) => name === 'dummy.0') ?? [] })
  const few = await withPlugins([...installed, one])
  const many = await withPlugins([...installed, dummyPlugin(false)])
  expect([many.profile, many.card]).toEqual([few.profile, few.card])
  const parts = await Effect.runPromise(many.platform.find(FacilitySlotData).read(facilityCardSlot, [many.facility.id]))
  expect(Object.keys(parts.get(many.facility.id) ?? {}).filter((name) => name.startsWith('dummy.'))).toHaveLength(10)
})

test('J11 a malformed id is asked for nowhere, so that rubbish in an address logs no failures', async () => {
  const { platform, facility } = await withPlugins([...installed, dummyPlugin(false)])
  platform.queries.length = 0
  const data = platform.find(FacilitySlotData)
  expect((await Effect.runPromise(data.read(facilityCardSlot, ['rubbish', '%00']))).size).toBe(0)
  expect(platform.queries).toEqual([])
  expect([...(await Effect.runPromise(data.read(facilityCardSlot, ['rubbish', facility.id]))).keys()]).toEqual([facility.id])
})

test('PL-01 broken slot data is left out, the others stay', async () => {
  const { platform, facility } = await withPlugins([...installed, dummyPlugin(true)])
  const parts = (await Effect.runPromise(platform.find(FacilitySlotData).read(facilityProfileSlot, [facility.id]))).get(facility.id) ?? {}
  expect(
    Object.keys(parts)
      .filter((name) => name.startsWith('dummy.'))
      .toSorted(),
  ).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9].map((n) => `dummy.${n}`))
})

test('queries of a page: catalogue at most 4, profile at most 5, layout included', async () => {
  const { platform, profile, card } = await withPlugins(installed)
  platform.queries.length = 0
  for (const { layoutData } of platform.plugins) if (layoutData) await Effect.runPromise(platform.find(layoutData)())
  expect(card).toBeLessThanOrEqual(4)
  expect(profile).toBeLessThanOrEqual(5)
  // The layout data is loaded once in two seconds for all pages together, recommendations by the statement
  // of the API, and news of the registers only where there are none.
  expect(platform.queries.length).toBeLessThanOrEqual(7)
})
