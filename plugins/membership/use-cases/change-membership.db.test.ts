import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { storeFacilityRow } from '#config/quality/testing/store-facility-row.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { system } from '#core/access/actor.ts'
import type { PermissionName } from '#core/access/permissions.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeMembershipFixture } from '../testing/membership-fixture.ts'
import { ChangeMembership } from './change-membership.ts'
import { CleanUpMembers } from './clean-up.ts'
import { EndMembership } from './end-membership.ts'
import { ListMembers } from './members.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeMembershipFixture(database)
  const owner = await fixture.userOf(await fixture.addStaff('owner'))
  const { account: teacher, member } = await fixture.addMember('teacher', 'approved')
  return {
    ...fixture,
    owner,
    teacher,
    member,
    change: makeOf(ChangeMembership)(fixture),
    end: makeOf(EndMembership)(fixture),
    list: makeOf(ListMembers)(fixture),
  }
}

test('ME-03 the owner ticks permissions; grant and version change together, and the teacher’s tabs renew their token', async () => {
  const { change, owner, teacher, member, grantOf, realtime, audit } = await setUp()
  const view = await run(change(owner, { id: member.id, version: 1, permissions: ['facility-questions/write'], moderator: true }))
  expect(view).toMatchObject({ moderator: true, version: 2, permissions: ['facility-publications/write', 'facility-questions/write'] })
  expect((await grantOf(teacher.id))?.permissions).toEqual(['facility-publications/write', 'facility-questions/write'])
  expect(realtime.published).toContainEqual({ channel: 'main', to: teacher.id, type: 'token.refresh', data: {} })
  expect(audit.entries.at(-1)).toMatchObject({ action: 'membership.permissions-changed', subject: teacher.id })
  expect((await failureOf(change(owner, { id: member.id, version: 1, moderator: false })))._tag).toBe('VersionConflict')
  expect(await run(change(owner, { id: member.id, moderator: false }))).toMatchObject({ permissions: ['facility-questions/write'] })
})

test.each<PermissionName>(['facility-ownership/write', 'facility-ownership/read', 'facility-billing/write', 'facility-unknown/write'])(
  'ME-03 %s is given to no teacher',
  async (name) => {
    const { change, owner, member, grantOf, teacher } = await setUp()
    expect(await failureOf(change(owner, { id: member.id, permissions: [name] }))).toMatchObject({
      schema: { permissions: ['membership.permission.owner-only'] },
    })
    expect((await grantOf(teacher.id))?.permissions).toEqual([])
  },
)

test('ME-03 nobody gives what they lack; what the teacher has already may stay', async () => {
  const { change, addStaff, grants, userOf, facility, teacher, member } = await setUp()
  const deputy = await userOf(
    await addStaff('administrator', ['facility-ownership/read', 'facility-ownership/write', 'facility-questions/write']),
  )
  expect(await failureOf(change(deputy, { id: member.id, permissions: ['facility-opinions/write'] }))).toMatchObject({
    schema: { permissions: ['membership.permission.not-yours'] },
  })
  await run(grants.save({ accountId: teacher.id, facilityId: facility.id, role: 'teacher', permissions: ['facility-opinions/write'] }))
  const both = ['facility-opinions/write', 'facility-questions/write'] as const
  expect((await run(change(deputy, { id: member.id, permissions: [...both] }))).permissions).toEqual(both)
})

test('ME-05 changing needs the permission to write, also for who may look; a teacher cannot promote herself', async () => {
  const { change, list, addStaff, userOf, member, teacher, facility, addAccount } = await setUp()
  const administrator = await userOf(await addStaff('administrator'))
  expect((await run(list(administrator, { facility_id: facility.id, role: 'teacher' }))).itemsTotal).toBe(1)
  const give = (user: typeof administrator) => failureOf(change(user, { id: member.id, moderator: true }))
  expect((await give(administrator))._tag).toBe('InsufficientPermissions')
  expect((await give(await userOf(teacher)))._tag).toBe('InsufficientPermissions')
  expect((await give(await userOf(addAccount())))._tag).toBe('MembershipNotFound')
  expect((await failureOf(list(await userOf(teacher), { facility_id: facility.id, role: 'teacher' })))._tag).toBe('InsufficientPermissions')
})

test('ME-03 parents have no permissions, and a membership whose grant was lost has ended', async () => {
  const { change, owner, addMember, grants, facility, member, teacher, list } = await setUp()
  const parent = await addMember('parent', 'approved')
  expect((await failureOf(change(owner, { id: parent.member.id, moderator: true })))._tag).toBe('MembershipClosed')
  await run(grants.revoke(teacher.id, facility.id))
  expect((await failureOf(change(owner, { id: member.id, moderator: true })))._tag).toBe('MembershipClosed')
  expect((await run(list(owner, { facility_id: facility.id, role: 'teacher' }))).itemsTotal).toBe(0)
})

test('ME-04 removing ends the access with the same call, also without a package; the person is told', async () => {
  const { end, owner, member, teacher, grantOf, stateOf, events, realtime, endPackage } = await setUp()
  await endPackage()
  expect(await run(end(owner, { id: member.id }))).toEqual({ status: 'removed' })
  expect([await grantOf(teacher.id), await stateOf(member.id)]).toEqual([undefined, 'removed'])
  expect(events.emitted).toMatchObject([
    { name: 'membership.ended', accountId: teacher.id, role: 'teacher' },
    { name: 'membership.removed', accountId: teacher.id },
  ])
  expect(realtime.published.map(({ type, to }) => [type, to])).toContainEqual(['token.refresh', teacher.id])
  expect((await failureOf(end(owner, { id: member.id })))._tag).toBe('MembershipClosed')
})

test('ME-04 members leave by themselves, also a facility that was deleted; a role gained elsewhere stays', async () => {
  const { end, addMember, userOf, grantOf, deleteFacility, grants, facility, owner } = await setUp()
  const one = await addMember('parent', 'approved')
  const other = await addMember('teacher', 'approved')
  await run(
    grants.save({ accountId: other.account.id, facilityId: facility.id, role: 'administrator', permissions: ['facility-data/write'] }),
  )
  expect((await failureOf(end(owner, { id: other.member.id })))._tag).toBe('MembershipClosed')
  expect((await grantOf(other.account.id))?.role).toBe('administrator')
  await deleteFacility()
  expect(await run(end(await userOf(one.account), { id: one.member.id }))).toEqual({ status: 'left' })
  expect(await grantOf(one.account.id)).toBeUndefined()
})

test('ME-01 an invitation is cancelled by the facility, or dropped by the invited', async () => {
  const { end, owner, addInvitation, addAccount, userOf, invited } = await setUp()
  const one = await addInvitation('ola@x.pl')
  const other = await addInvitation('jan@x.pl')
  expect((await failureOf(end(await userOf(addAccount()), { id: one.id })))._tag).toBe('MembershipNotFound')
  expect(await run(end(owner, { id: one.id }))).toEqual({ status: 'removed' })
  expect(await run(end(await userOf(addAccount({ email: 'jan@x.pl' })), { id: other.id }))).toEqual({ status: 'left' })
  expect((await invited()).length).toBe(0)
})

test('ME-02 the list is searched without accents and filtered by state; what waits comes first', async () => {
  const { list, owner, facility, addMember, addInvitation } = await setUp()
  await addMember('parent', 'approved', { first_name: 'Żaneta', last_name: 'Łoś' })
  await addMember('parent', 'rejected')
  await addMember('parent', 'awaiting_verification')
  await addInvitation('zaneta2@x.pl')
  const get = async (over: object) => (await run(list(owner, { facility_id: facility.id, role: 'parent', ...over }))).items
  expect((await get({})).map(({ state }) => state)).toEqual(['awaiting_verification', 'awaiting_login', 'approved', 'rejected'])
  expect((await get({ q: 'zaneta' })).map(({ state }) => state)).toEqual(['awaiting_login', 'approved'])
  expect((await get({ q: 'los zan', state: 'approved' })).map(({ name }) => name)).toEqual(['Żaneta Łoś'])
  expect(await get({ q: 'nikt' })).toEqual([])
})

test('OW-10 those who follow the facility come after its parents, once, by first name and initial, and are not found by a search', async () => {
  const { list, owner, facility, addMember, addAccount, following } = await setUp()
  const { account } = await addMember('parent', 'approved', { first_name: 'Żaneta', last_name: 'Łoś' })
  for (const { id } of [account, addAccount({ last_name: 'Żak' }), addAccount({ last_name: '' })])
    following.push({ id: newId(), account_id: id, created_at: '2026-11-01T08:00:00.000Z' })
  const get = (over: object = {}) => run(list(owner, { facility_id: facility.id, role: 'parent', ...over }))
  const all = await get()
  expect([all.itemsTotal, ...all.items.map(({ state, name, email }) => [state, name, email === null])]).toEqual([
    3,
    ['approved', 'Żaneta Łoś', false],

    ['following', 'Ola Ż.', true],
    ['following', 'Ola', true],
  ])
  expect((await get({ page: '2', limit: '2' })).items.map(({ name }) => name)).toEqual(['Ola'])
  expect((await get({ state: 'following' })).itemsTotal).toBe(2)
  expect([(await get({ q: 'ola' })).itemsTotal, (await get({ state: 'approved' })).itemsTotal]).toEqual([0, 1])
  expect((await get({ role: 'teacher' })).items.filter(({ state }) => state === 'following')).toEqual([])
})

test('ME-04 members of a facility that was deleted a month ago are erased with their grants; those of a merged one move', async () => {
  const fixture = await setUp()
  const { storedMembers, invited, member, teacher, grantOf, clock, addInvitation, members, changeFacility, deleteFacility } = fixture
  await addInvitation('ola@x.pl')
  const survivor = await storeFacilityRow(database)
  await changeFacility(`merged_into = '${survivor}'`)
  expect((await run(members.ofFacility(survivor, 'teacher'))).map(({ id }) => id)).toEqual([member.id])
  await changeFacility('merged_into = null')
  await deleteFacility()
  const cleanUp = makeOf(CleanUpMembers)(fixture)
  await run(cleanUp(system, {}))
  expect((await storedMembers()).length).toBe(1)
  clock.advance(31 * 86_400)
  await run(cleanUp(system, {}))
  expect([(await storedMembers()).length, (await invited()).length, await grantOf(teacher.id)]).toEqual([0, 0, undefined])
})
