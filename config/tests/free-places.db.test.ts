import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { system } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { dayAfter, inWarsaw, whenInWarsaw } from '#core/kernel/warsaw.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { HideOldFreePlaces } from '#plugins/catalogue/use-cases/hide-old-free-places.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'

const today = inWarsaw(new Date()).day
let now = new Date()
let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ clock: { now: () => now } })
})
afterAll(() => platform.end())

const plant = async (name: string, free: number | null, daysAgo: number) => {
  await rowsOf(
    platform,
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, free_places, free_places_on)
     values (?, ?, ?, 'nursery', 'zlobki', 'opolskie', 'x', ?, 'Aa', 'aa', ?, ?::date)`,
    [newId(), name, name, newId(), free, dayAfter(today, -daysAgo)],
  )
}
const told = async () =>
  Object.fromEntries(
    (
      await rowsOf<{ name: string; free_places_told: number | null }>(platform, 'select name, free_places_told from facility order by 1')
    ).map((row) => [row.name, row.free_places_told]),
  )
const indexed = () =>
  Effect.runPromise(platform.find(FacilityIndex).find({ within: { city: 'opolskie/aa' }, choice: { has_vacancies: true } }, 10)).then(
    ({ total }) => total,
  )

test('decisions §6: a count of free places is told for 45 days, from the moment it is written', async () => {
  await plant('fresh', 3, 0)
  await plant('last-day', 2, 45)
  await plant('old', 2, 46)
  await plant('full', 0, 45)
  await plant('unknown', null, 0)
  expect(await told()).toEqual({ fresh: 3, 'last-day': 2, old: null, full: 0, unknown: null })
  await rowsOf(platform, `update facility set free_places_on = ?::date where name = 'old'`, [dayAfter(today, -45)])
  await rowsOf(platform, `update facility set free_places = 7 where name = 'last-day'`)
  expect(await told()).toMatchObject({ old: 2, 'last-day': 7 })
  expect(await indexed()).toBe(3)
})

test('the night after, a job takes what grew old out of filters, orders and the index, and tells of it once', async () => {
  const before = await rowsOf(platform, 'select id, version, changed_at, free_places, free_places_on from facility order by 1')
  // Still today in Warsaw, though tomorrow may have begun in UTC or the other way round.
  now = new Date(whenInWarsaw(dayAfter(today, 1), 0).getTime() - 1000)
  await platform.run(HideOldFreePlaces, system, {})
  expect(await told()).toMatchObject({ old: 2, 'last-day': 7 })

  now = whenInWarsaw(dayAfter(today, 1), 5)
  await platform.run(HideOldFreePlaces, system, {})
  expect(await told()).toEqual({ fresh: 3, 'last-day': null, old: null, full: null, unknown: null })
  await expect.poll(indexed, { timeout: 5000, interval: 100 }).toBe(1)
  // Nobody said anything new of them.
  expect(await rowsOf(platform, 'select id, version, changed_at, free_places, free_places_on from facility order by 1')).toEqual(before)

  await platform.run(HideOldFreePlaces, system, {})
  expect(await rowsOf(platform, `select event from outbox where name = 'catalogue.free-places-hidden'`)).toEqual([
    { event: { name: 'catalogue.free-places-hidden', since: dayAfter(today, -44), facilities: 3 } },
  ])
})
