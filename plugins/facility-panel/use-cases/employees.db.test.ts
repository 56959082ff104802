import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { listLimits } from '../contract/limits.ts'
import { makePanelFixture } from '../testing/panel-fixture.ts'
import { ClearStaff, RemoveEmployeePhoto, SetEmployeePhoto } from './employee-photos.ts'
import { AddEmployee, ChangeEmployee, ListEmployees, RemoveEmployee, SortEmployees } from './employees.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makePanelFixture(database)
  const { facilityId: facility_id, owner } = fixture
  const add = makeOf(AddEmployee)(fixture)
  const person = {
    facility_id,
    first_name: 'Wanda',
    last_name: 'Jasna',
    position: 'Dyrektorka',
    show_surname: true,
    consent: true,
  } as const
  return { ...fixture, add, person, hire: (first_name = 'Wanda') => run(add(owner, { ...person, first_name })) }
}

test('OW-09 an employee is added with the day of the consent, changed, sorted and removed', async () => {
  const fixture = await setUp()
  const { hire, owner, facilityId: facility_id, clock, events } = fixture
  const one = await hire('Wanda')
  const two = await hire('Marek')
  expect(one).toMatchObject({ first_name: 'Wanda', consent_at: clock.now().toISOString() })
  expect(await run(makeOf(ChangeEmployee)(fixture)(owner, { id: one.id, position: 'Logopedka' }))).toEqual({
    ...one,
    position: 'Logopedka',
  })
  const sorted = await run(makeOf(SortEmployees)(fixture)(owner, { facility_id, ids: [two.id] }))
  expect(sorted.map(({ id }) => id)).toEqual([two.id, one.id])
  expect(await run(makeOf(RemoveEmployee)(fixture)(owner, { id: two.id }))).toHaveLength(1)
  expect(await run(makeOf(ListEmployees)(fixture)(owner, { facility_id }))).toMatchObject([{ id: one.id }])
  expect(events.emitted).toHaveLength(5)
})

test('OW-09 an employee of a facility of somebody else is not found', async () => {
  const fixture = await setUp()
  const { id } = await fixture.hire()
  const failures = [
    await failureOf(makeOf(ChangeEmployee)(fixture)(fixture.stranger, { id, position: 'X' })),
    await failureOf(makeOf(RemoveEmployee)(fixture)(fixture.stranger, { id })),
    await failureOf(makeOf(RemoveEmployee)(fixture)(fixture.owner, { id: newId() })),
    await failureOf(makeOf(SortEmployees)(fixture)(fixture.owner, { facility_id: fixture.facilityId, ids: [newId()] })),
  ]
  expect(failures.map(({ _tag }) => _tag)).toEqual(Array.from({ length: 4 }, () => 'EmployeeNotFound'))
  expect(await failureOf(fixture.add(fixture.stranger, fixture.person))).toMatchObject({ _tag: 'InsufficientPermissions' })
})

test('the staff list has an end', async () => {
  const { hire, add, owner, person } = await setUp()
  for (let n = 0; n < listLimits.employees; n++) await hire()
  expect(await failureOf(add(owner, person))).toMatchObject({ _tag: 'EmployeesFull' })
})

test('OW-09 a photo needs an upload of the owner for this facility; another one replaces it, and both leave the store', async () => {
  const fixture = await setUp()
  const { hire, owner, stranger, uploadPhoto, storedUploads } = fixture
  const { id } = await hire()
  const one = await uploadPhoto()
  const two = await uploadPhoto()
  const set = makeOf(SetEmployeePhoto)(fixture)
  const photo = (upload_id: string) => ({ id, upload_id, consent: true }) as const
  expect(await failureOf(set(stranger, photo(one)))).toMatchObject({ _tag: 'EmployeeNotFound' })
  expect(await failureOf(set(owner, photo(newId())))).toMatchObject({ _tag: 'UploadNotFound' })
  expect((await run(set(owner, photo(one)))).photo).toMatchObject({ id: one, consent_at: fixture.clock.now().toISOString() })
  // The answer was lost, and the browser tries again.
  expect((await run(set(owner, photo(one)))).photo?.id).toBe(one)
  expect((await run(set(owner, photo(two)))).photo?.id).toBe(two)
  expect(await storedUploads()).toEqual([{ id: two, attached_to: `facility-panel.employee:${id}` }])
  expect((await run(makeOf(RemoveEmployeePhoto)(fixture)(owner, { id }))).photo).toBeNull()
  expect((await run(makeOf(RemoveEmployeePhoto)(fixture)(owner, { id }))).photo).toBeNull()
  expect(await storedUploads()).toEqual([])
})

test('OW-09 removing an employee erases the photo; what somebody else uploaded cannot be taken', async () => {
  const fixture = await setUp()
  const { hire, owner, facilityId, uploadPhoto, storedUploads } = fixture
  const { id } = await hire()
  const upload_id = await uploadPhoto()
  const administrator = aUser({ id: newId(), perms: { [facilityId]: ['facility-data/write'] } })
  const set = makeOf(SetEmployeePhoto)(fixture)
  expect(await failureOf(set(administrator, { id, upload_id, consent: true }))).toMatchObject({ _tag: 'UploadNotFound' })
  await run(set(owner, { id, upload_id, consent: true }))
  await run(makeOf(RemoveEmployee)(fixture)(owner, { id }))
  expect(await storedUploads()).toEqual([])
})

test('PL-18 the staff of a deleted facility is erased after thirty days', async () => {
  const fixture = await setUp()
  const { hire, employees, facilities, facilityId, clock, audit } = fixture
  await hire()
  const clear = () => run(makeOf(ClearStaff)(fixture)(operator, {}))
  expect(await clear()).toEqual({ erased: 0 })
  await run(fixture.transaction(facilities.markDeleted(facilityId, clock.now())))
  expect(await clear()).toEqual({ erased: 0 })
  clock.advance(31 * 86_400)
  expect(await clear()).toEqual({ erased: 1 })
  expect(await run(employees.of(facilityId))).toEqual([])
  expect(audit.entries.at(-1)).toMatchObject({ action: 'facility-panel.employee-erased' })
})
