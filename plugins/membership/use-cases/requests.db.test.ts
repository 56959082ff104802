import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { storeFacilityRow } from '#config/quality/testing/store-facility-row.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeMembershipFixture } from '../testing/membership-fixture.ts'
import { AcceptMembership, RejectMembership } from './decide-membership.ts'
import { EndMembership } from './end-membership.ts'
import { ShowJoining } from './invitations.ts'
import { CountRequests, ListOwn } from './members.ts'
import { RequestMembership } from './request-membership.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeMembershipFixture(database)
  const owner = await fixture.addStaff('owner')
  const request = makeOf(RequestMembership)(fixture)
  const ask = (accountId: string, role: 'parent' | 'teacher' = 'parent', facility_id = fixture.facility.id) =>
    Effect.flatMap(fixture.grants.permissionsOf(accountId), (perms) => request(aUser({ id: accountId, perms }), { facility_id, role }))
  return {
    ...fixture,
    owner,
    ask,
    accept: makeOf(AcceptMembership)(fixture),
    reject: makeOf(RejectMembership)(fixture),
    end: makeOf(EndMembership)(fixture),
    joining: makeOf(ShowJoining)(fixture),
  }
}

test('ME-02 a request waits, gives nothing, and is told to those who decide; accepted it makes a member', async () => {
  const { ask, accept, addAccount, addStaff, owner, userOf, grantOf, events, grants, members } = await setUp()
  const administrator = await addStaff('administrator')
  const ola = addAccount()
  const { id, state } = await run(ask(ola.id, 'teacher'))
  expect([state, await grantOf(ola.id)]).toEqual(['awaiting_verification', undefined])
  // Administrators do not decide about teachers.
  expect(events.emitted).toMatchObject([{ name: 'membership.requested', person: 'Ola Kowalska', deciderIds: [owner.id] }])
  const counts = makeOf(CountRequests)({ grants, members })
  expect([await run(counts(owner.id)), await run(counts(administrator.id)), await run(counts(ola.id))]).toMatchObject([
    { new_requests: 1 },
    { new_requests: 0 },
    { new_requests: 0 },
  ])
  expect(await run(accept(await userOf(owner), { id }))).toMatchObject({ state: 'approved', name: 'Ola Kowalska', permissions: [] })
  expect(await grantOf(ola.id)).toMatchObject({ role: 'teacher', permissions: [] })
  expect(events.emitted.at(-1)?.name).toBe('membership.accepted')
  expect((await failureOf(accept(await userOf(owner), { id })))._tag).toBe('MembershipClosed')
})

test('ME-02 a rejected request can still be accepted, but not repeated for a month', async () => {
  const { ask, accept, reject, addAccount, owner, userOf, clock, stateOf, joining, facility } = await setUp()
  const ola = addAccount()
  const { id } = await run(ask(ola.id))
  expect(await run(reject(await userOf(owner), { id }))).toMatchObject({ state: 'rejected' })
  expect((await failureOf(reject(await userOf(owner), { id })))._tag).toBe('MembershipClosed')
  expect((await failureOf(ask(ola.id)))._tag).toBe('RequestTooSoon')
  expect(await run(joining(await userOf(ola), { slug: facility.slug }))).toMatchObject({ possible: false, reason: 'too_soon' })
  clock.advance(30 * 86_400)
  expect((await run(ask(ola.id))).id).toBe(id)
  await run(reject(await userOf(owner), { id }))
  await run(accept(await userOf(owner), { id }))
  expect(await stateOf(id)).toBe('approved')
})

test('ME-02 nobody asks twice, one’s own facility, one without owner or package, or one that is gone', async () => {
  const { ask, addAccount, owner, grants, facility, deleteFacility, endPackage, changeFacility } = await setUp()
  const tag = async (accountId: string) => (await failureOf(ask(accountId)))._tag
  const ola = addAccount()
  await run(ask(ola.id))
  expect([await tag(ola.id), await tag(owner.id)]).toEqual(['AlreadyMember', 'AlreadyMember'])
  const jan = addAccount()
  await endPackage()
  expect(await tag(jan.id)).toBe('MembersUnavailable')
  await changeFacility(`status = 'premium', active = false, inactive_since = now()`)
  expect(await tag(jan.id)).toBe('MembersUnavailable')
  await changeFacility('active = true, inactive_since = null')
  await run(grants.revoke(owner.id, facility.id))
  expect(await tag(jan.id)).toBe('MembersUnavailable')
  await deleteFacility()
  expect(await tag(jan.id)).toBe('FacilityNotFound')
})

test('ME-02 nobody accepts an own request or one elsewhere; strangers learn nothing', async () => {
  const { ask, accept, reject, end, addAccount, addStaff, userOf, grants } = await setUp()
  const ola = addAccount()
  const { id } = await run(ask(ola.id, 'teacher'))
  expect((await failureOf(accept(await userOf(ola), { id })))._tag).toBe('InsufficientPermissions')
  const administrator = await userOf(await addStaff('administrator'))
  expect((await failureOf(accept(administrator, { id })))._tag).toBe('InsufficientPermissions')
  const elsewhere = addAccount()
  const other = await storeFacilityRow(database)
  await run(grants.save({ accountId: elsewhere.id, facilityId: other, role: 'owner', permissions: ['facility-ownership/write'] }))
  for (const stranger of await Promise.all([addAccount(), elsewhere].map(userOf))) {
    expect((await failureOf(accept(stranger, { id })))._tag).toBe('MembershipNotFound')
    expect((await failureOf(reject(stranger, { id })))._tag).toBe('MembershipNotFound')
    expect((await failureOf(end(stranger, { id })))._tag).toBe('MembershipNotFound')
  }
})

test('ME-02 who asked may withdraw, and ask again at once', async () => {
  const fixture = await setUp()
  const { ask, end, addAccount, userOf, stateOf } = fixture
  const ola = addAccount()
  const { id } = await run(ask(ola.id))
  expect(await run(makeOf(ListOwn)(fixture)(await userOf(ola), {}))).toMatchObject({ memberships: [{ state: 'awaiting_verification' }] })
  expect(await run(end(await userOf(ola), { id }))).toEqual({ status: 'left' })
  expect(await stateOf(id)).toBe('left')
  expect((await failureOf(end(await userOf(ola), { id })))._tag).toBe('MembershipClosed')
  expect(await run(makeOf(ListOwn)(fixture)(await userOf(ola), {}))).toEqual({ memberships: [] })
  expect((await run(ask(ola.id))).state).toBe('awaiting_verification')
})

test('ME-02 an account that was deleted while it waited is not accepted', async () => {
  const { ask, accept, addAccount, accounts, owner, userOf, grantOf } = await setUp()
  const ola = addAccount()
  const { id } = await run(ask(ola.id))
  accounts.delete(ola.id)
  expect((await failureOf(accept(await userOf(owner), { id })))._tag).toBe('MembershipNotFound')
  expect(await grantOf(ola.id)).toBeUndefined()
})
