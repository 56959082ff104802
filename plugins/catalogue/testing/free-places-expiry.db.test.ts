import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { system } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { addDays, fromWarsawTime, toWarsawTime } from '#core/kernel/warsaw.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { HideOldFreePlaces } from '../use-cases/hide-old-free-places.ts'

const today = toWarsawTime(new Date()).day
let now = new Date()
const platform = startForTests(() => testPlatform({ clock: { now: () => now } }))

const insertFacility = async (name: string, free: number | null, daysAgo: number) => {
  await rowsOf(
    platform,
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, free_places, free_places_on)
     values (?, ?, ?, 'nursery', 'zlobki', 'opolskie', 'x', ?, 'Aa', 'aa', ?, ?::date)`,
    [newId(), name, name, newId(), free, addDays(today, -daysAgo)],
  )
}
const shownFreePlaces = async () =>
  Object.fromEntries(
    (
      await rowsOf<{ name: string; free_places_told: number | null }>(platform, 'select name, free_places_told from facility order by 1')
    ).map((row) => [row.name, row.free_places_told]),
  )
const totalInIndex = () =>
  Effect.runPromise(
    platform.find(FacilityIndex).find({ within: { city: 'opolskie/aa' }, selection: { has_vacancies: true } }, { limit: 10 }),
  ).then(({ total }) => total)

test('decisions §6: a number of free places is shown for 45 days, from the moment it is written', async () => {
  await insertFacility('fresh', 3, 0)
  await insertFacility('last-day', 2, 45)
  await insertFacility('old', 2, 46)
  await insertFacility('full', 0, 45)
  await insertFacility('unknown', null, 0)
  expect(await shownFreePlaces()).toEqual({ fresh: 3, 'last-day': 2, old: null, full: 0, unknown: null })
  await rowsOf(platform, `update facility set free_places_on = ?::date where name = 'old'`, [addDays(today, -45)])
  await rowsOf(platform, `update facility set free_places = 7 where name = 'last-day'`)
  expect(await shownFreePlaces()).toMatchObject({ old: 2, 'last-day': 7 })
  expect(await totalInIndex()).toBe(3)
})

test('the night after, a job removes outdated numbers from filters, orders and the index, and publishes one event', async () => {
  const before = await rowsOf(platform, 'select id, version, changed_at, free_places, free_places_on from facility order by 1')
  // Still today in Warsaw, even if the day in UTC differs.
  now = new Date(fromWarsawTime(addDays(today, 1), 0).getTime() - 1000)
  await platform.run(HideOldFreePlaces, system, {})
  expect(await shownFreePlaces()).toMatchObject({ old: 2, 'last-day': 7 })

  now = fromWarsawTime(addDays(today, 1), 5)
  await platform.run(HideOldFreePlaces, system, {})
  expect(await shownFreePlaces()).toEqual({ fresh: 3, 'last-day': null, old: null, full: null, unknown: null })
  await expect.poll(totalInIndex, { interval: 100 }).toBe(1)
  // The facilities themselves did not change.
  expect(await rowsOf(platform, 'select id, version, changed_at, free_places, free_places_on from facility order by 1')).toEqual(before)

  await platform.run(HideOldFreePlaces, system, {})
  expect(await rowsOf(platform, `select event from outbox where name = 'catalogue.free-places-hidden'`)).toEqual([
    { event: { name: 'catalogue.free-places-hidden', since: addDays(today, -44), facilities: 3 } },
  ])
})
