import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import { maxFavourites } from '../contract/limits.ts'
import { ComparedFacilities, Favourites, KnownFacilities } from '../domain/favourites.port.ts'
import { describeFavourites } from '../testing/describe-favourites.ts'
import { storeFacility } from '../testing/store-facility.ts'
import { AddFavourite, MergeFavourites } from '../use-cases/favourites.ts'

const platform = startForTests(testPlatform)

describeFavourites(() => ({
  favourites: platform.find(Favourites),
  facilities: platform.find(KnownFacilities),
  store: (over) => storeFacility(platform, over),
}))

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

test('a facility that a rollback removes leaves the favourites', async () => {
  const accountId = newId()
  const { id } = await storeFacility(platform)
  await run(platform.find(Favourites).add(accountId, [{ facility_id: id, added_at: '2026-11-23T10:00:00.000Z' }]))
  await rowsOf(platform, 'delete from facility where id = ?', [id])
  expect(await storedIds(accountId)).toEqual([])
})

test('a comparison finds facilities by former slugs and through merges, with their statements; deleted ones are missing', async () => {
  const target = await storeFacility(platform, { name: 'Promyk' })
  const merged = await storeFacility(platform, { merged_into: target.id })
  const deleted = await storeFacility(platform, { deleted: true })
  await rowsOf(platform, `insert into facility_slug (slug, base, facility_id) values (?, 'x', ?)`, [`dawny-${target.id}`, target.id])
  await rowsOf(
    platform,
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('zlobki', ?, ?, '2026-10-01', '{"name": {"value": "Promyk"}}', ?)`,
    [target.id, target.id, newId()],
  )
  const slugs = [`dawny-${target.id}`, merged.slug, deleted.slug, 'nie-ma']
  const found = await run(platform.find(ComparedFacilities).bySlugs(slugs))
  expect([...found.keys()].toSorted()).toEqual([`dawny-${target.id}`, merged.slug].toSorted())
  expect(found.get(merged.slug)).toMatchObject({ id: target.id, statements: [{ source: 'zlobki', statedOn: '2026-10-01', goneOn: null }] })
})
