import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { type Invitation, inState, type Member, newMember } from '../domain/member.ts'
import { FacilityGrants, Invitations, Members } from '../domain/members.port.ts'
import { storeRole } from '../testing/stored-facility.ts'

const database = databaseForTests()

const now = new Date('2026-12-12T10:00:00.000Z')
const later = new Date('2026-12-13T10:00:00.000Z')

const members = () => database.find(Members)
const invitations = () => database.find(Invitations)
const store = async (facilityId: string, over: Partial<Member> = {}) => {
  const member = { ...newMember(facilityId, newId(), 'parent', 'approved', now), ...over }
  await run(members().save(member))
  return member
}
const invite = async (facility_id: string, over: Partial<Invitation> = {}) => {
  const email = `${newId()}@kredka.test`
  const one: Invitation = { id: newId(), facility_id, role: 'parent', email, language: 'ua', invited_at: now.toISOString(), ...over }
  await run(invitations().save([one]))
  return one
}

test('returns what was stored, and changes of it', async () => {
  const member = await store(newId())
  expect(await run(members().byId(member.id))).toEqual(member)
  expect(await run(members().find(member.facility_id, member.account_id))).toEqual(member)
  const removed = inState(member, 'removed', later)
  await run(members().save(removed))
  expect(await run(members().byId(member.id))).toEqual(removed)
  for (const id of [newId(), 'rubbish']) expect((await failureOf(members().byId(id)))._tag).toBe('MembershipNotFound')
  await run(members().remove(member.id))
  expect(await run(members().find(member.facility_id, member.account_id))).toBeNull()
})

test('ME-01 lists a facility by role without those who left, counts it, and lists the relations of an account', async () => {
  const facility = newId()
  const parent = await store(facility)
  const waiting = await store(facility, { state: 'awaiting_verification' })
  const teacher = await store(facility, { role: 'teacher' })
  await store(facility, { state: 'left', ended_at: now.toISOString() })
  expect((await run(members().ofFacility(facility, 'parent'))).map(({ id }) => id).toSorted()).toEqual([parent.id, waiting.id].toSorted())
  expect((await run(members().ofFacility(facility, 'teacher'))).map(({ id }) => id)).toEqual([teacher.id])
  expect(await run(members().count(facility))).toBe(3)
  const other = await store(newId(), { account_id: parent.account_id, changed_at: later.toISOString() })
  expect((await run(members().ofAccount(parent.account_id))).map(({ id }) => id)).toEqual([other.id, parent.id])
  expect(await run(members().removeAll(facility))).toBe(4)
})

test('ME-01 a facility has one invitation for an address; inviting again replaces it under its id', async () => {
  const first = await invite(newId())
  const again = { ...first, id: newId(), role: 'teacher', language: 'pl', invited_at: later.toISOString() } as const
  await run(invitations().save([again]))
  expect(await run(invitations().ofEmail(first.email))).toEqual([{ ...again, id: first.id }])
  expect(await run(invitations().ofFacility(first.facility_id))).toEqual([{ ...again, id: first.id }])
  expect(await run(invitations().byId(first.id))).toMatchObject({ email: first.email })
  expect([await run(invitations().byId('rubbish')), await run(invitations().byId(newId()))]).toEqual([null, null])
  expect([await run(invitations().remove(first.id)), await run(invitations().remove(first.id))]).toEqual([true, false])
})

test('ME-01 counts mails by facility and day, and remembers refusals of one facility', async () => {
  const facility = newId()
  expect([await run(invitations().spend(facility, '2026-12-12', 3)), await run(invitations().spend(facility, '2026-12-12', -1))]).toEqual([
    3, 2,
  ])
  expect(await run(invitations().spend(facility, '2026-12-13', 1))).toBe(1)
  await run(invitations().clearDays('2026-12-13'))
  expect([await run(invitations().spend(facility, '2026-12-12', 1)), await run(invitations().spend(facility, '2026-12-13', 1))]).toEqual([
    1, 2,
  ])
  await run(invitations().refuse(facility, 'ola@kredka.test', now.toISOString()))
  await run(invitations().refuse(facility, 'ola@kredka.test', later.toISOString()))
  const emails = ['ola@kredka.test', 'jan@kredka.test']
  expect([...(await run(invitations().refused(facility, emails)))]).toEqual(['ola@kredka.test'])
  expect([...(await run(invitations().refused(newId(), emails)))]).toEqual([])
})

const stored = () => storeStanding(database, { status: 'registered', validUntil: null })

test('ME-01 members and invitations of a merged facility are those of the surviving one, each account once; undone, they go back', async () => {
  const survivor = await stored()
  const merged = await stored()
  const both = newId()
  await run(members().save(newMember(survivor, both, 'parent', 'rejected', now)))
  const approved = newMember(merged, both, 'parent', 'approved', now)
  await run(members().save(approved))
  await run(members().save(newMember(merged, newId(), 'parent', 'awaiting_verification', now)))
  const invitation = {
    id: newId(),
    facility_id: merged,
    role: 'parent',
    email: 'ola@x.pl',
    language: 'pl',
    invited_at: now.toISOString(),
  } as const
  await run(invitations().save([invitation]))
  await rowsOf(database, 'update facility set merged_into = ? where id = ?', [survivor, merged])
  const found = await run(members().ofFacility(survivor, 'parent'))
  expect(found.map(({ state }) => state).toSorted()).toEqual(['approved', 'awaiting_verification'])
  expect(await run(members().find(survivor, both))).toEqual({ ...approved, facility_id: survivor })
  expect(await run(members().countWaiting([survivor]))).toEqual([{ facility_id: survivor, role: 'parent', waiting: 1 }])
  expect(await run(invitations().byId(invitation.id))).toMatchObject({ facility_id: survivor })
  await run(members().save({ ...approved, facility_id: survivor, version: 2 }))
  await rowsOf(database, 'update facility set merged_into = null where id = ?', [merged])
  expect(await run(members().byId(approved.id))).toMatchObject({ facility_id: merged, version: 2 })
})

test('ME-04 finds facilities that were deleted and still have members, and reads the grants of one', async () => {
  const id = await stored()
  const account = newId()
  await run(members().save(newMember(id, newId(), 'parent', 'left', now)))
  await rowsOf(database, `update facility set deleted_at = '2026-01-01' where id = ?`, [id])
  const deletedBefore = (at: string) => run(members().ofFacilitiesDeletedBefore(at))
  expect([await deletedBefore('2026-01-02'), await deletedBefore('2025-12-31')]).toEqual([[id], []])
  await storeRole(database, id, account, 'teacher')
  expect((await run(database.find(FacilityGrants).of(id))).get(account)).toMatchObject({
    accountId: account,
    role: 'teacher',
    permissions: [],
  })
})

test('the lists are read by indexes, not over the whole tables', async () => {
  const plan = async (sql: string, parameters: readonly unknown[]) => {
    await rowsOf(database, 'analyze membership_member')
    const rows = await rowsOf<{ 'QUERY PLAN': string }>(database, `explain ${sql}`, parameters)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  await rowsOf(
    database,
    `insert into membership_member (id, facility_id, account_id, role, state, created_at, changed_at, version)
     select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'parent', 'approved', now(), now(), 1 from generate_series(1, 20000)`,
  )
  expect(await plan('select * from membership_member m where m.facility_id = ?', [newId()])).toContain('membership_member_once')
  expect(await plan('select * from membership_member m where m.account_id = ?', [newId()])).toContain('membership_member_account')
})
