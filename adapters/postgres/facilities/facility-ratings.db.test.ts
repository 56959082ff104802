import { Effect } from 'effect'
import { beforeEach, expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { type FacilityRating, FacilityRatings } from '#core/facilities/facility-ratings.port.ts'
import { Transaction } from '#core/ports/transaction.ts'

const unrated: FacilityRating = { count: 0, cleanliness: 0, staff: 0, food: 0, total: 0, newestAt: null }
const rated: FacilityRating = {
  count: 3,
  cleanliness: 14 / 3,
  staff: 5,
  food: 4,
  total: 41 / 9,
  newestAt: '2026-11-20T08:15:30.123Z',
}

const platform = startForTests(testPlatform)
let id: string
beforeEach(async () => {
  await rowsOf(platform, 'delete from facility')
  const [row] = await rowsOf<{ id: string }>(
    platform,
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, version, changed_at)
     values (gen_random_uuid(), 'f', 'F', 'nursery', 'zlobki', 'opolskie', 'x', gen_random_uuid(), 'Opole', 'opole', 7, '2026-01-02') returning id`,
  )
  id = row?.id ?? ''
})

const save = (rating: FacilityRating, facilityId = id) => platform.find(FacilityRatings).save(facilityId, rating)
const stored = async () =>
  (
    await rowsOf<FacilityRating>(
      platform,
      `select rating_count count, rating_cleanliness cleanliness, rating_staff staff, rating_food food, rating_total total,
              to_char(rated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') "newestAt" from facility where id = ?`,
      [id],
    )
  )[0]
const announced = () => rowsOf(platform, 'select facility_id from facility_change order by seq')

test('PR-07 saves exact means and the time of the newest opinion, and takes them back', async () => {
  expect(await stored()).toEqual(unrated)
  await run(save(rated))
  expect(await stored()).toEqual(rated)
  await run(save(unrated))
  expect(await stored()).toEqual(unrated)
})

test('PR-07 a rating is announced to the index once, and is no edit of the facility', async () => {
  await rowsOf(platform, 'truncate facility_change')
  await run(save(rated))
  await run(save(rated))
  expect(await announced()).toEqual([{ facility_id: id }])
  const [row] = await rowsOf(platform, 'select version, changed_at::date::text changed from facility')
  expect(row).toEqual({ version: 7, changed: '2026-01-02' })
})

test('PR-07 a rating is saved in the transaction of the decision about the opinion, or not at all', async () => {
  const step = save(rated).pipe(Effect.andThen(Effect.fail('rejected')))
  expect(await failureOf(platform.find(Transaction)(step))).toBe('rejected')
  expect(await stored()).toEqual(unrated)
})

test.each([{ count: 0 }, { count: -1 }, { total: 5.1 }, { food: 0 }, { newestAt: null }])(
  'PR-07 refuses the impossible rating %j',
  async (wrong) => {
    await expect(run(save({ ...rated, ...wrong }))).rejects.toThrow()
    expect(await stored()).toEqual(unrated)
  },
)

test('a rating of a facility that was deleted meanwhile changes nothing', async () => {
  await run(save(rated, crypto.randomUUID()))
  expect(await stored()).toEqual(unrated)
})
