import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { system, type User } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { newId } from '#core/kernel/ids.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { AcceptMembership } from '../use-cases/decide-membership.ts'
import { EndMembership } from '../use-cases/end-membership.ts'
import { JoinAfterLogin } from '../use-cases/invitations.ts'
import { Invite } from '../use-cases/invite.ts'
import { PassOwnership } from '../use-cases/ownership.ts'
import { RequestMembership } from '../use-cases/request-membership.ts'
import { storeOwned, storeRole } from './stored-facility.ts'

const platform = startForTests(testPlatform)

const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const grantsOf = (facilityId: string) =>
  rows<{ account_id: string; role: string }>('select account_id, role from access_grant where facility_id = ? order by role', [facilityId])
const fulfilled = (results: readonly PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length
const now = async (user: User): Promise<User> => ({ ...user, perms: await run(platform.find(Grants).permissionsOf(user.id)) })

test('PO-03 of twenty parallel passes to twenty teachers one wins; the facility has one owner and nobody lost anything', async () => {
  const account = await createUser(platform)
  const { id, password } = account
  const facility = await storeOwned(platform, id)
  const teachers = await Promise.all(Array.from({ length: 20 }, () => createUser(platform)))
  for (const teacher of teachers) await storeRole(platform, facility, teacher.id, 'teacher')
  const owner = await now(account)
  const results = await Promise.allSettled(
    teachers.map((teacher) =>
      platform.run(PassOwnership, owner, { facility_id: facility, to_account_id: teacher.id, confirm_name: 'bajka', password }),
    ),
  )
  expect(fulfilled(results)).toBe(1)
  const grants = await grantsOf(facility)
  expect([grants.filter(({ role }) => role === 'owner').length, grants.length]).toEqual([1, 21])
  expect(grants.find(({ account_id }) => account_id === id)?.role).toBe('teacher')
  expect(
    await rows(`select 1 from outbox where name = 'membership.ownership-passed' and event->>'facilityId' = ?`, [facility]),
  ).toHaveLength(1)
})

test('ME-01 twenty logins at once accept one invitation once; a list invited twenty times at once is mailed once', async () => {
  const owner = await createUser(platform)
  const facility = await storeOwned(platform, owner.id)
  const teacher = await createUser(platform)
  const input = { facility_id: facility, role: 'teacher' as const, emails: [teacher.email.toUpperCase()] }
  const sender = await now(owner)
  const reports = await Promise.all(Array.from({ length: 20 }, () => platform.run(Invite, sender, input)))
  expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(1)
  expect(await rows(`select 1 from mail where template = 'membership.mail.invitation' and recipient = ?`, [teacher.email])).toHaveLength(1)
  await Promise.all(Array.from({ length: 20 }, () => platform.run(JoinAfterLogin, system, { accountId: teacher.id })))
  expect((await grantsOf(facility)).find(({ account_id }) => account_id === teacher.id)?.role).toBe('teacher')
  expect(await rows('select 1 from membership_member where facility_id = ?', [facility])).toHaveLength(1)
  expect(await rows('select 1 from membership_invitation where facility_id = ?', [facility])).toHaveLength(0)
})

test('ME-02 twenty requests at once make one; accepted and removed at once, membership and grant agree', async () => {
  const owner = await createUser(platform)
  const parent = await createUser(platform)
  const facility = await storeOwned(platform, owner.id)
  const requested = await Promise.allSettled(
    Array.from({ length: 8 }, () => platform.run(RequestMembership, parent, { facility_id: facility, role: 'parent' })),
  )
  expect(fulfilled(requested)).toBe(1)
  const [{ id } = { id: '' }] = await rows<{ id: string }>('select id from membership_member where facility_id = ?', [facility])
  const manager = await now(owner)
  await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) =>
      n % 2 ? platform.run(EndMembership, manager, { id }) : platform.run(AcceptMembership, manager, { id }),
    ),
  )
  const [member] = await rows<{ state: string }>('select state from membership_member where id = ?', [id])
  const granted = (await grantsOf(facility)).some(({ account_id }) => account_id === parent.id)
  expect(granted).toBe(member?.state === 'approved')
})

test('ME-04 an erased account leaves neither membership nor grant nor invitation', async () => {
  const owner = await createUser(platform)
  const parent = await createUser(platform)
  const facility = await storeOwned(platform, owner.id)
  const other = await storeOwned(platform, (await createUser(platform)).id)
  await platform.run(Invite, await now(owner), { facility_id: facility, role: 'parent', emails: [parent.email] })
  await platform.run(JoinAfterLogin, system, { accountId: parent.id })
  await platform.run(RequestMembership, parent, { facility_id: other, role: 'parent' })
  await rows(
    `insert into membership_invitation (id, facility_id, role, email, language, invited_at) values (?, ?, 'teacher', ?, 'pl', now())`,
    [newId(), other, parent.email],
  )
  await platform.run(ErasePersonalData, system, { accountId: parent.id, email: parent.email })
  for (const table of ['membership_member', 'access_grant'])
    expect(await rows(`select 1 from ${table} where account_id = ?`, [parent.id])).toHaveLength(0)
  expect(await rows('select 1 from membership_invitation where email = ?', [parent.email])).toHaveLength(0)
})
