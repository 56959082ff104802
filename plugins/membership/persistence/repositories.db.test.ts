import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { newId } from '#core/kernel/ids.ts'
import { newMember } from '../domain/member.ts'
import { FacilityGrants, Invitations, Members } from '../domain/members.port.ts'
import { describeMembers } from '../testing/describe-members.ts'
import { storeRole } from '../testing/stored-facility.ts'

const platform = startForTests(testPlatform)

describeMembers(() => ({ members: platform.find(Members), invitations: platform.find(Invitations) }))

const now = new Date('2026-12-12T10:00:00.000Z')
const stored = () => storeStanding(platform, { status: 'registered', validUntil: null })

test('ME-01 members and invitations of a merged facility are those of the surviving one, each account once; undone, they go back', async () => {
  const survivor = await stored()
  const merged = await stored()
  const both = newId()
  const members = platform.find(Members)
  const invitations = platform.find(Invitations)
  await run(members.save(newMember(survivor, both, 'parent', 'rejected', now)))
  const approved = newMember(merged, both, 'parent', 'approved', now)
  await run(members.save(approved))
  await run(members.save(newMember(merged, newId(), 'parent', 'awaiting_verification', now)))
  const invitation = {
    id: newId(),
    facility_id: merged,
    role: 'parent',
    email: 'ola@x.pl',
    language: 'pl',
    invited_at: now.toISOString(),
  } as const
  await run(invitations.save([invitation]))
  await rowsOf(platform, 'update facility set merged_into = ? where id = ?', [survivor, merged])
  const found = await run(members.ofFacility(survivor, 'parent'))
  expect(found.map(({ state }) => state).toSorted()).toEqual(['approved', 'awaiting_verification'])
  expect(await run(members.find(survivor, both))).toEqual({ ...approved, facility_id: survivor })
  expect(await run(members.countWaiting([survivor]))).toEqual([{ facility_id: survivor, role: 'parent', waiting: 1 }])
  expect(await run(invitations.byId(invitation.id))).toMatchObject({ facility_id: survivor })
  await run(members.save({ ...approved, facility_id: survivor, version: 2 }))
  await rowsOf(platform, 'update facility set merged_into = null where id = ?', [merged])
  expect(await run(members.byId(approved.id))).toMatchObject({ facility_id: merged, version: 2 })
})

test('ME-04 finds facilities that were deleted and still have members, and reads the grants of one', async () => {
  const id = await stored()
  const account = newId()
  await run(platform.find(Members).save(newMember(id, newId(), 'parent', 'left', now)))
  await rowsOf(platform, `update facility set deleted_at = '2026-01-01' where id = ?`, [id])
  const deletedBefore = (at: string) => run(platform.find(Members).ofFacilitiesDeletedBefore(at))
  expect([(await deletedBefore('2026-01-02')).includes(id), (await deletedBefore('2025-12-31')).includes(id)]).toEqual([true, false])
  await storeRole(platform, id, account, 'teacher')
  expect((await run(platform.find(FacilityGrants).of(id))).get(account)).toMatchObject({
    accountId: account,
    role: 'teacher',
    permissions: [],
  })
})

test('the lists are read by indexes, not over the whole tables', async () => {
  const plan = async (sql: string, parameters: readonly unknown[]) => {
    await rowsOf(platform, 'analyze membership_member')
    const rows = await rowsOf<{ 'QUERY PLAN': string }>(platform, `explain ${sql}`, parameters)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  await rowsOf(
    platform,
    `insert into membership_member (id, facility_id, account_id, role, state, created_at, changed_at, version)
     select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'parent', 'approved', now(), now(), 1 from generate_series(1, 20000)`,
  )
  expect(await plan('select * from membership_member m where m.facility_id = ?', [newId()])).toContain('membership_member_once')
  expect(await plan('select * from membership_member m where m.account_id = ?', [newId()])).toContain('membership_member_account')
})
