import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makeGazetteer } from '#adapters/gazetteer/gazetteer.ts'
import { metresBetween, type Point } from '#core/kernel/distance.ts'
import { seededRandom } from '#core/kernel/seeded-random.ts'
import type { FacilityIndex } from '#core/search/facility-index.port.ts'
import { aCard } from '#plugins/catalogue/testing/memory-catalogue.ts'
import { findNearestToLocality } from './find-nearest.ts'

const localities = await Effect.runPromise(makeGazetteer().all())
const dice = seededRandom(26)
const someLocality = () => dice.pick(localities as [(typeof localities)[number]])

/** Facilities at real localities; each tenth knows only the point of its locality. */
const points = Array.from({ length: 3000 }, (_, at): Point & { readonly id: string; readonly approximate: boolean } => {
  const { longitude, latitude } = someLocality()
  return { id: String(at), longitude, latitude, approximate: at % 10 === 0 }
})

const indexOf = (facilities: typeof points): FacilityIndex => ({
  find: ({ within }, { limit, nearTo }) =>
    Effect.sync(() => {
      if (!('west' in within)) throw new Error('only boxes are searched')
      const { west, east, south, north } = within
      const inside = facilities.filter(
        (one) => one.longitude >= west && one.longitude <= east && one.latitude >= south && one.latitude <= north,
      )
      const metres = (one: (typeof points)[number]) => (one.approximate ? 1e9 : nearTo ? metresBetween(nearTo, one) : 0)
      const ids = inside.toSorted((a, b) => metres(a) - metres(b)).map(({ id }) => id)
      return { ids: ids.slice(0, limit), total: ids.length, listed: ids.length, unlocated: 0, rated: 0, version: '1' }
    }),
  cluster: () => Effect.never,
  version: () => '1',
})
const cards = {
  byIds: () => Effect.never,
  listed: (ids: readonly string[]) =>
    Effect.succeed(
      ids.map((id) => {
        const { longitude, latitude, approximate } = points[Number(id)] ?? { longitude: null, latitude: null, approximate: true }
        return { ...aCard({ id, longitude, latitude }), legal_type: null, open_at: null, close_at: null, cover: null, approximate }
      }),
    ),
}
const nearestTo = (facilities: typeof points, centre: Point) =>
  Effect.runPromise(findNearestToLocality({ index: indexOf(facilities), cards }, centre, {}))

test('SM-26 finds exactly the twenty nearest facilities to each of 30 random localities, with their distances', async () => {
  for (let count = 0; count < 30; count++) {
    const village = someLocality()
    const expected = points.map((one) => Math.round(metresBetween(village, one))).toSorted((a, b) => a - b)
    const found = (await nearestTo(points, village)).map(({ metres }) => metres)
    expect([village.name, found]).toEqual([village.name, expected.slice(0, 20)])
  }
})

test('SM-26 finds the few facilities of a rare filter at any distance, and none where there are none', async () => {
  const village = someLocality()
  expect(await nearestTo(points.slice(0, 3), village)).toHaveLength(3)
  expect(await nearestTo([], village)).toEqual([])
})
