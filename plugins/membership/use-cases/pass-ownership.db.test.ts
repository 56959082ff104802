import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeMembershipFixture, password } from '../testing/membership-fixture.ts'
import { PassOwnership, ShowOwnership } from './ownership.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeMembershipFixture(database)
  const owner = await fixture.addStaff('owner', undefined, { first_name: 'Wiktor' })
  const { account: teacher, member } = await fixture.addMember('teacher', 'approved', { first_name: 'Natalia' })
  const pass = makeOf(PassOwnership)(fixture)
  const input = (over: object = {}) => ({
    facility_id: fixture.facility.id,
    to_account_id: teacher.id,
    confirm_name: ' słoneczko ',
    password,
    ...over,
  })
  return { ...fixture, owner, teacher, member, pass, input, show: makeOf(ShowOwnership)(fixture) }
}

test('PO-02 the new owner has all permissions, the one before is a teacher with none; both hear of it, and the audit log', async () => {
  const { pass, input, owner, teacher, member, userOf, grantOf, stateOf, events, audit, realtime, members, facility } = await setUp()
  expect(await run(pass(await userOf(owner), input()))).toEqual({ status: 'passed' })
  expect(await grantOf(teacher.id)).toMatchObject({ role: 'owner', permissions: expect.arrayContaining(['facility-billing/write']) })
  expect(await grantOf(owner.id)).toMatchObject({ role: 'teacher', permissions: [] })
  expect([await stateOf(member.id), (await run(members.find(facility.id, owner.id)))?.state]).toEqual([undefined, 'approved'])
  expect(events.emitted).toMatchObject([
    { name: 'membership.ownership-passed', fromId: owner.id, toId: teacher.id, toName: 'Natalia Kowalska' },
  ])
  expect(audit.entries.at(-1)).toMatchObject({ action: 'membership.ownership-passed', subject: teacher.id })
  expect(realtime.published.flatMap(({ type, to }) => (type === 'token.refresh' ? [to] : []))).toEqual([owner.id, teacher.id])
})

test('PO-01 the name must be typed and the password be right', async () => {
  const { pass, input, owner, userOf, grantOf } = await setUp()
  expect(await failureOf(pass(await userOf(owner), input({ confirm_name: 'Słoneczka' })))).toMatchObject({
    schema: { confirm_name: ['NAME_NOT_CONFIRMED'] },
  })
  expect((await failureOf(pass(await userOf(owner), input({ password: 'x' }))))._tag).toBe('BadPassword')
  expect((await grantOf(owner.id))?.role).toBe('owner')
})

test('PO-03 not to oneself, to strangers, parents, support, unconfirmed or deleted accounts', async () => {
  const { pass, input, owner, userOf, addMember, addStaff, addAccount, accounts, show, facility } = await setUp()
  const parent = (await addMember('parent', 'approved')).account
  const support = (await addMember('teacher', 'approved', { type: 'support' })).account
  const unconfirmed = (await addMember('teacher', 'approved', { confirmed: false })).account
  const deleted = (await addMember('teacher', 'approved')).account
  accounts.delete(deleted.id)
  for (const { id } of [owner, addAccount(), parent, support, unconfirmed, deleted, { id: newId() }])
    expect(await failureOf(pass(await userOf(owner), input({ to_account_id: id })))).toMatchObject({
      schema: { to_account_id: ['membership.ownership.unfit'] },
    })
  const administrator = await addStaff('administrator', undefined, { first_name: 'Adam' })
  const view = await run(show(await userOf(owner), { facility_id: facility.id }))
  expect(view).toMatchObject({ owner: { name: 'Wiktor Kowalska', you: true } })
  expect(view.candidates.map(({ name, role }) => `${name} ${role}`)).toEqual(['Adam Kowalska administrator', 'Natalia Kowalska teacher'])
  expect((await run(show(await userOf(administrator), { facility_id: facility.id }))).owner?.you).toBe(false)
})

test('PO-03 only the owner passes: not an administrator, a teacher, support, nor who has passed already', async () => {
  const { pass, input, owner, teacher, userOf, addStaff, addAccount, deleteFacility } = await setUp()
  const before = await userOf(owner)
  for (const user of [await userOf(await addStaff('administrator')), await userOf(teacher), await userOf(addAccount())])
    expect((await failureOf(pass(user, input())))._tag).toBe('InsufficientPermissions')
  expect((await failureOf(pass(await userOf(addAccount({ type: 'support' })), input())))._tag).toBe('OwnershipChanged')
  await run(pass(before, input()))
  expect((await failureOf(pass(before, input())))._tag).toBe('OwnershipChanged')
  await deleteFacility()
  expect((await failureOf(pass(await userOf(teacher), input({ to_account_id: owner.id }))))._tag).toBe('FacilityNotFound')
})
