import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { type PartnerMember, PartnerMembers } from '../domain/members.port.ts'
import { storeFacility, storeOwner } from '../testing/store-facility.ts'

const database = databaseForTests()

const members = () => database.find(PartnerMembers)
const aMember = (facility_id: string, over: Partial<PartnerMember> = {}): PartnerMember => ({
  account_id: newId(),
  facility_id,
  partner: 'bobas',
  partner_facility_id: newId(),
  role: 'owner',
  imported_at: '2026-11-23T10:00:00.000Z',
  waits_since: '2026-11-23T10:00:00.000Z',
  state: 'waiting',
  ...over,
})

test('finds a facility by its register number, and later by the partner’s own', async () => {
  const rspo = '1001'
  const id = await storeFacility(database, rspo)
  const member = aMember(id)
  expect(await run(members().findFacility('bobas', member.partner_facility_id, null))).toBeNull()
  expect(await run(members().findFacility('bobas', member.partner_facility_id, rspo))).toMatchObject({ id })
  await run(members().add(member))
  expect(await run(members().findFacility('bobas', member.partner_facility_id, null))).toMatchObject({ id })
  expect(await run(members().findFacility('inny', member.partner_facility_id, null))).toBeNull()
})

test('an account is a member of a facility once, and waits until it is settled', async () => {
  const member = aMember(await storeFacility(database, '1001'))
  expect([await run(members().add(member)), await run(members().add(member))]).toEqual([true, false])
  expect(await run(members().waitingOf(member.account_id))).toMatchObject([{ facility_id: member.facility_id, facility: 'Bajka' }])
  await run(members().setState(member.account_id, member.facility_id, 'granted'))
  expect(await run(members().waitingOf(member.account_id))).toEqual([])
})

test('knows whether a facility has an owner', async () => {
  const id = await storeFacility(database, '1001')
  expect(await run(members().hasOwner(id))).toBe(false)
  await storeOwner(database, id)
  expect(await run(members().hasOwner(id))).toBe(true)
})
