import type { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { newId } from '#core/kernel/ids.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Employees, PanelFacilities, Shadows } from '../domain/panel.port.ts'
import type { Shadow } from '../domain/shadow.ts'
import { storeFacility } from '../testing/store-facility.ts'
import { ChangeSection } from '../use-cases/change-section.ts'

const database = databaseForTests()

const at = (minute: number) => `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000Z`

const panelFacilities = () => database.find(PanelFacilities)
const employees = () => database.find(Employees)
const facilities = () => database.find(Facilities)
const shadows = () => database.find(Shadows)
const transaction = <A, E>(step: Effect.Effect<A, E>) => database.find(Transaction)(step)
const ownerOf = (id: string) => aUser({ id: newId(), perms: { [id]: ['facility-data/write'] } })

const aShadow = (facility_id: string, over: Partial<Shadow> = {}): Shadow => ({
  id: newId(),
  facility_id,
  account_id: newId(),
  changes: { name: 'Tęcza' },
  state: 'pending',
  reason: null,
  note: null,
  created_at: at(1),
  changed_at: at(1),
  decided_at: null,
  decided_by_account_id: null,
  ...over,
})

test('OW-14 versions of sections rise one by one and apart from each other', async () => {
  const id = await storeFacility(database)
  const account = newId()
  const by = { changed_at: at(1), changed_by_account_id: account }
  expect(await run(panelFacilities().raiseVersion(id, 'info', by))).toBe(2)
  expect(await run(panelFacilities().raiseVersion(id, 'info', { ...by, changed_at: at(2) }))).toBe(3)
  expect(await run(panelFacilities().raiseVersion(id, 'cadre', { ...by, changed_by_account_id: null }))).toBe(2)
  expect((await run(panelFacilities().byId(id)))?.sections).toEqual({
    info: { version: 3, changed_at: at(2), changed_by_account_id: account },
    cadre: { version: 2, changed_at: at(1), changed_by_account_id: null },
  })
})

test('OW-11 settings are on until they are switched off, one by one', async () => {
  const id = await storeFacility(database)
  const settings = async () => (await run(panelFacilities().byId(id)))?.settings
  expect(await settings()).toEqual({ notify_opinions: true, notify_questions: true })
  await run(panelFacilities().saveSettings(id, { notify_questions: false }))
  await run(panelFacilities().saveSettings(id, { notify_opinions: false }))
  await run(panelFacilities().saveSettings(id, { notify_questions: true }))
  expect(await settings()).toEqual({ notify_opinions: false, notify_questions: true })
})

test('OW-15 remembers the facility that an account has opened last', async () => {
  const account = newId()
  const one = await storeFacility(database)
  const other = await storeFacility(database)
  const last = () => run(panelFacilities().lastOpened(account))
  expect(await last()).toBeNull()
  for (const id of [one, other, other]) await run(panelFacilities().noteOpened(account, id))
  expect([await last(), await run(panelFacilities().lastOpened(newId()))]).toEqual([other, null])
})

test('knows no facility by another id, or by rubbish', async () => {
  const id = await storeFacility(database)
  expect(await run(panelFacilities().byId(newId()))).toBeNull()
  expect(await run(panelFacilities().byId('rubbish'))).toBeNull()
  expect((await run(panelFacilities().heads([id, newId(), 'rubbish']))).map((one) => one.id)).toEqual([id])
})

test('OW-09 staff keeps its order through changes', async () => {
  const facility_id = await storeFacility(database)
  const person = { facility_id, last_name: 'Jasna', position: 'x', show_surname: true, consent_at: at(1), photo: null }
  const [one, two, three] = ['Ada', 'Ewa', 'Iza'].map((first_name) => ({ ...person, id: newId(), first_name }))
  if (!one || !two || !three) throw new Error('three people')
  for (const employee of [one, two, three]) await run(employees().save(employee))
  await run(employees().save({ ...two, position: 'y' }))
  await run(employees().sort(facility_id, [three.id, one.id, two.id]))
  expect(await run(employees().of(facility_id))).toEqual([three, one, { ...two, position: 'y' }])
  expect((await run(panelFacilities().byId(facility_id)))?.employee_ids).toEqual([three.id, one.id, two.id])
  const photo = { id: newId(), url: '/pliki/x/320.jpg', variants: null, width: 320, height: 240, consent_at: at(2) }
  await run(employees().setPhoto(three.id, photo))
  expect(await run(employees().byId(three.id))).toEqual({ ...three, photo })
  await run(employees().setPhoto(three.id, null))
  expect(await run(employees().byId(three.id))).toEqual(three)
  await run(employees().remove(one.id))
  expect([await run(employees().byId(one.id)), await run(employees().byId('rubbish'))]).toEqual([null, null])
  expect(await run(employees().of(facility_id))).toHaveLength(2)
  const erasable = () => run(employees().ofFacilitiesDeletedBefore(at(59)))
  expect(await erasable()).toEqual([])
  await run(transaction(facilities().markDeleted(facility_id, new Date(at(1)))))
  expect((await erasable()).map(({ first_name }) => first_name).toSorted()).toEqual(['Ewa', 'Iza'])
})

test('AP-07 a shadow edit is stored whole and found while it is open', async () => {
  const id = await storeFacility(database)
  const open = () => run(transaction(shadows().open(id)))
  const shadow = aShadow(id, { changes: { name: 'Tęcza', street: null, longitude: 19.9, latitude: 50 } })
  await run(shadows().save(shadow))
  expect(await open()).toEqual(shadow)
  const decided = {
    ...shadow,
    state: 'rejected',
    reason: 'other',
    note: 'x',
    decided_at: at(5),
    decided_by_account_id: newId(),
  } as const
  await run(shadows().save(decided))
  expect([await open(), await run(shadows().byId(shadow.id))]).toEqual([null, decided])
  expect(await run(transaction(shadows().locked(shadow.id)))).toEqual(decided)
  expect(await run(shadows().locked('rubbish'))).toBeNull()
  const later = aShadow(id, { created_at: at(9) })
  await run(shadows().save(later))
  expect(await run(shadows().newest(id))).toEqual(later)
})

test('AP-07 lists waiting edits first, then the newest', async () => {
  const id = await storeFacility(database)
  const old = aShadow(id, { state: 'accepted', decided_at: at(3), changed_at: at(3) })
  const newer = aShadow(id, { state: 'deleted', changed_at: at(8) })
  const waiting = aShadow(id, { changed_at: at(2) })
  for (const shadow of [old, newer, waiting]) await run(shadows().save(shadow))
  const page = await run(shadows().list(id, { page: 1, offset: 0, limit: 2 }))
  expect([page.total, page.items.map((one) => one.id)]).toEqual([3, [waiting.id, newer.id]])
  expect(await run(shadows().list('rubbish', { page: 1, offset: 0, limit: 2 }))).toEqual({ total: 0, items: [] })
})

test('a save rewrites the record in its transaction: pages are purged and the change feed names the facility', async () => {
  const id = await storeFacility(database)
  const [{ seq: before } = { seq: 0 }] = await rowsOf<{ seq: number }>(database, 'select coalesce(max(seq), 0)::int seq from page_purge')
  await database.run(ChangeSection, ownerOf(id), { id, type: 'info', phone: '12 345 67 89' })
  expect(await rowsOf(database, 'select phone from facility where id = ?', [id])).toEqual([{ phone: '+48123456789' }])
  const purged = await rowsOf<{ tag: string }>(database, 'select distinct unnest(tags) tag from page_purge where seq > ?', [before])
  expect(purged.map(({ tag }) => tag)).toContain(`facility:${id}`)
  expect(await rowsOf(database, 'select 1 from facility_change where facility_id = ?', [id])).not.toEqual([])
})
