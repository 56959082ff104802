import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { tokenOf } from '../domain/invitation-token.ts'
import { makeMembershipFixture } from '../testing/membership-fixture.ts'
import { JoinAfterLogin, JoinByInvitation, ReadRefusalLink, RefuseInvitation, ShowInvitation, ShowInvitationPage } from './invitations.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeMembershipFixture(database)
  await fixture.addStaff('owner')
  return {
    ...fixture,
    join: makeOf(JoinByInvitation)(fixture),
    afterLogin: makeOf(JoinAfterLogin)(fixture),
    show: makeOf(ShowInvitation)(fixture),
  }
}

test('ME-01 signing in with the invited address makes a member without permissions, and the owner’s page hears of it', async () => {
  const { afterLogin, addAccount, addInvitation, grantOf, storedMembers, invited, realtime } = await setUp()
  const ola = addAccount({ email: 'ola@x.pl' })
  await addInvitation('ola@x.pl', { role: 'teacher' })
  await run(afterLogin(system, { accountId: ola.id }))
  expect(await grantOf(ola.id)).toMatchObject({ role: 'teacher', permissions: [] })
  expect([(await storedMembers()).map(({ state }) => state), (await invited()).length]).toEqual([['approved'], 0])
  expect(realtime.published.map(({ type }) => type)).toEqual(['membership.updated', 'token.refresh'])
  // At least once means perhaps twice.
  await run(afterLogin(system, { accountId: ola.id }))
  expect((await storedMembers()).length).toBe(1)
})

test('ME-01 an address that is not confirmed, or not theirs any more, joins nothing', async () => {
  const { afterLogin, join, addAccount, addInvitation, accounts, storedMembers, invited, userOf } = await setUp()
  const { id } = await addInvitation('ola@x.pl')
  const unconfirmed = addAccount({ email: 'ola@x.pl', confirmed: false })
  await run(afterLogin(system, { accountId: unconfirmed.id }))
  expect((await failureOf(join(await userOf(unconfirmed), { id })))._tag).toBe('MembershipNotFound')
  accounts.set(unconfirmed.id, { ...unconfirmed, confirmed: true, email: 'nowa@x.pl' })
  expect((await failureOf(join(await userOf(unconfirmed), { id })))._tag).toBe('MembershipNotFound')
  expect([(await storedMembers()).length, (await invited()).length]).toEqual([0, 1])
  accounts.set(unconfirmed.id, { ...unconfirmed, confirmed: true })
  expect((await run(join(await userOf(unconfirmed), { id }))).state).toBe('approved')
})

test('ME-01 who holds the link but has another address gets an explanation and nothing else', async () => {
  const { show, join, addAccount, addInvitation, signing, userOf, clock, storedMembers } = await setUp()
  const invitation = await addInvitation('ola@szkola.pl')
  const token = tokenOf(invitation, signing)
  const ola = addAccount({ email: 'ola@szkola.pl' })
  const eve = addAccount()
  expect(await run(show(await userOf(eve), { token }))).toMatchObject({
    yours: false,
    email: 'o•••@s•••.pl',
    facility: { name: 'Słoneczko' },
  })
  expect(JSON.stringify(await run(show(visitor, { token })))).not.toContain('ola@')
  expect(await run(show(await userOf(ola), { token }))).toMatchObject({ yours: true, id: invitation.id })
  expect((await failureOf(join(await userOf(eve), { id: invitation.id })))._tag).toBe('MembershipNotFound')
  for (const forged of [`${invitation.id}.x`, `${newId()}.${token.split('.')[1]}`, 'rubbish', ''])
    expect((await failureOf(show(visitor, { token: forged })))._tag).toBe('InvitationNotFound')
  const page = makeOf(ShowInvitationPage)({ showInvitation: show })
  expect(await run(page(visitor, { token }))).toMatchObject({ id: invitation.id })
  clock.advance(14 * 86_400)
  expect((await failureOf(show(visitor, { token })))._tag).toBe('InvitationNotFound')
  expect(await run(page(visitor, { token }))).toBeNull()
  expect((await storedMembers()).length).toBe(0)
})

test('ME-01 “not me” deletes the address and keeps the facility from inviting it again', async () => {
  const fixture = await setUp()
  const refuse = makeOf(RefuseInvitation)(fixture)
  const token = tokenOf(await fixture.addInvitation('ola@x.pl'), fixture.signing)
  expect(await run(makeOf(ReadRefusalLink)(fixture)(visitor, { token }))).toEqual({ to: `/zaproszenie/${token}/odmowa` })
  expect((await fixture.invited()).length).toBe(1)
  expect(await run(refuse(visitor, { token }))).toEqual({ status: 'refused' })
  expect((await fixture.invited()).length).toBe(0)
  expect([...(await run(fixture.invitations.refused(fixture.facility.id, ['ola@x.pl'])))]).toEqual(['ola@x.pl'])
  expect((await failureOf(refuse(visitor, { token })))._tag).toBe('InvitationNotFound')
})

test('ME-01 an invitation answers an open request; of somebody who belongs to the facility, or of one that was deleted, it is dropped', async () => {
  const { afterLogin, addMember, addInvitation, addStaff, addAccount, grantOf, stateOf, invited, deleteFacility } = await setUp()
  const { account, member } = await addMember('parent', 'awaiting_verification', { email: 'mama@x.pl' })
  await addInvitation('mama@x.pl')
  await run(afterLogin(system, { accountId: account.id }))
  expect(await stateOf(member.id)).toBe('approved')
  const administrator = await addStaff('administrator', undefined, { email: 'admin@x.pl' })
  await addInvitation('admin@x.pl')
  await run(afterLogin(system, { accountId: administrator.id }))
  expect([(await grantOf(administrator.id))?.role, (await invited()).length]).toEqual(['administrator', 0])
  const late = addAccount({ email: 'late@x.pl' })
  await addInvitation('late@x.pl')
  await deleteFacility()
  await run(afterLogin(system, { accountId: late.id }))
  expect([await grantOf(late.id), (await invited()).length]).toEqual([undefined, 0])
})

test('ME-01 a parent who joins as a teacher becomes one', async () => {
  const { join, addMember, addInvitation, grantOf, userOf } = await setUp()
  const { account } = await addMember('parent', 'approved', { email: 'mama@x.pl' })
  const { id } = await addInvitation('mama@x.pl', { role: 'teacher' })
  expect(await run(join(await userOf(account), { id }))).toMatchObject({ role: 'teacher', state: 'approved' })
  expect((await grantOf(account.id))?.role).toBe('teacher')
})
