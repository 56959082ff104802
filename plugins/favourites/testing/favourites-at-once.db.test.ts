import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import { maxFavourites } from '../contract/limits.ts'
import { AddFavourite, MergeFavourites } from '../use-cases/favourites.ts'
import { storeFacility } from './store-facility.ts'

const platform = startForTests(testPlatform)

const storeMany = (count: number) => Promise.all(Array.from({ length: count }, () => storeFacility(platform)))
const storedIds = async (accountId: string) =>
  (await rowsOf<{ id: string }>(platform, 'select facility_id id from favourites_facility where account_id = ?', [accountId])).map(
    ({ id }) => id,
  )

test('J1.4 parallel merges of several browsers give the union, once', async () => {
  const user = aUser({ id: newId() })
  const ids = (await storeMany(12)).map(({ id }) => id)
  const browsers = [ids.slice(0, 8), ids.slice(4, 12), ids, ids.slice(0, 8)]
  const merged = await Promise.all(browsers.map((facility_ids) => platform.run(MergeFavourites, user, { facility_ids })))
  expect((await storedIds(user.id)).toSorted()).toEqual(ids.toSorted())
  expect(merged.reduce((sum, { added }) => sum + added, 0)).toBe(12)
})

test('J1.4 parallel merges and additions never exceed the limit', async () => {
  const user = aUser({ id: newId() })
  const ids = (await storeMany(maxFavourites + 20)).map(({ id }) => id)
  const first = ids.slice(0, maxFavourites - 5)
  await platform.run(MergeFavourites, user, { facility_ids: first })
  const rest = ids.slice(maxFavourites - 5)
  await Promise.allSettled([
    platform.run(MergeFavourites, user, { facility_ids: rest.slice(0, 10) }),
    platform.run(MergeFavourites, user, { facility_ids: rest.slice(10, 20) }),
    ...rest.slice(20).map((id) => platform.run(AddFavourite, user, { id })),
  ])
  expect((await storedIds(user.id)).length).toBe(maxFavourites)
})
