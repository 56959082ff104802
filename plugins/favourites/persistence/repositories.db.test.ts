import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { ComparedFacilities, Favourites, KnownFacilities } from '../domain/favourites.port.ts'
import { storeFacility } from '../testing/store-facility.ts'

const database = databaseForTests()

const favourites = () => database.find(Favourites)
const facilities = () => database.find(KnownFacilities)
const store = (over: Parameters<typeof storeFacility>[1] = {}) => storeFacility(database, over)
const at = (minute: number) => `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000Z`
const idsOf = async (accountId: string) => (await run(favourites().of(accountId))).map(({ facility_id }) => facility_id)

test('keeps the favourites of each account apart, the newest first', async () => {
  const account = newId()
  const other = newId()
  const one = await store()
  const two = await store()
  await run(favourites().add(account, [{ facility_id: one.id, added_at: at(1) }]))
  await run(favourites().add(account, [{ facility_id: two.id, added_at: at(2) }]))
  await run(favourites().add(other, [{ facility_id: one.id, added_at: at(3) }]))
  expect(await run(favourites().of(account))).toEqual([
    { facility_id: two.id, added_at: at(2) },
    { facility_id: one.id, added_at: at(1) },
  ])
  expect(await idsOf(other)).toEqual([one.id])
})

test('adds a facility once and keeps its first time; ids of no facility are ignored', async () => {
  const account = newId()
  const { id } = await store()
  await run(favourites().add(account, []))
  await run(favourites().add(account, [{ facility_id: id, added_at: at(1) }]))
  await run(
    favourites().add(account, [
      { facility_id: id, added_at: at(5) },
      { facility_id: newId(), added_at: at(6) },
    ]),
  )
  expect(await run(favourites().of(account))).toEqual([{ facility_id: id, added_at: at(1) }])
})

test('removes a facility together with those that were merged into it, of this account only', async () => {
  const account = newId()
  const other = newId()
  const target = await store()
  const merged = await store({ merged_into: target.id })
  for (const one of [account, other]) await run(favourites().add(one, [{ facility_id: merged.id, added_at: at(1) }]))
  await run(favourites().remove(account, target.id))
  await run(favourites().remove(account, 'rubbish'))
  expect([await idsOf(account), await idsOf(other)]).toEqual([[], [merged.id]])
})

test('knows closed facilities, follows merges, and knows neither deleted ones nor rubbish', async () => {
  const closed = await store({ active: false })
  const target = await store({ name: 'Promyk' })
  const merged = await store({ merged_into: target.id })
  const deleted = await store({ deleted: true })
  const known = await run(facilities().byIds([closed.id, merged.id, deleted.id, newId(), 'rubbish', "'"]))
  expect([...known.keys()].toSorted()).toEqual([closed.id, merged.id].toSorted())
  expect(known.get(closed.id)).toMatchObject({ id: closed.id, active: false })
  expect(known.get(merged.id)).toEqual({ id: target.id, slug: target.slug, name: 'Promyk', type: 'nursery', active: true })
})

test('a facility that a rollback removes leaves the favourites', async () => {
  const accountId = newId()
  const { id } = await store()
  await run(favourites().add(accountId, [{ facility_id: id, added_at: '2026-11-23T10:00:00.000Z' }]))
  await rowsOf(database, 'delete from facility where id = ?', [id])
  expect(await idsOf(accountId)).toEqual([])
})

test('a comparison finds facilities by former slugs and through merges, with their statements; deleted ones are missing', async () => {
  const target = await store({ name: 'Promyk' })
  const merged = await store({ merged_into: target.id })
  const deleted = await store({ deleted: true })
  await rowsOf(database, `insert into facility_slug (slug, base, facility_id) values (?, 'x', ?)`, [`dawny-${target.id}`, target.id])
  await rowsOf(
    database,
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('zlobki', ?, ?, '2026-10-01', '{"name": {"value": "Promyk"}}', ?)`,
    [target.id, target.id, newId()],
  )
  const slugs = [`dawny-${target.id}`, merged.slug, deleted.slug, 'nie-ma']
  const found = await run(database.find(ComparedFacilities).bySlugs(slugs))
  expect([...found.keys()].toSorted()).toEqual([`dawny-${target.id}`, merged.slug].toSorted())
  expect(found.get(merged.slug)).toMatchObject({ id: target.id, statements: [{ source: 'zlobki', statedOn: '2026-10-01', goneOn: null }] })
})
