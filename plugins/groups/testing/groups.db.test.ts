import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { system, type User } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { type PermissionName, permissionsOfRole } from '#core/access/permissions.ts'
import type { FacilityRole } from '#core/access/roles.ts'
import { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { MembershipEnded } from '#plugins/membership/contract/events.ts'
import { endMembershipAs } from '#plugins/membership/testing/end-membership-as.ts'
import { ChildFiles } from '../services/child-files.ts'
import { AddChild, ChangeChild, ListFamilies, RemoveChild } from '../use-cases/children.ts'
import { AddGroup, ListGroups, RemoveGroup, RenameGroup, SortGroups } from '../use-cases/groups.ts'
import { EraseChildren, EraseStrays } from '../use-cases/maintain-children.ts'
import { insertGroup } from './store-group.ts'

const platform = startForTests(() => testPlatform())
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { _tag?: string }) => error._tag,
  )

const setUp = async () => {
  const facilityId = await storeStanding(platform, { status: 'premium', validUntil: '2100-01-01T00:00:00.000Z' })
  const member = async (role: FacilityRole, permissions?: readonly PermissionName[]) => {
    const user = await createUser(platform)
    const given = permissions ?? permissionsOfRole(platform.find(Permissions), role)
    await run(platform.find(Grants).save({ accountId: user.id, facilityId, role, permissions: given }))
    return user
  }
  const owner = await member('owner')
  const parent = await member('parent')
  const group = async (name: string) => {
    const { groups } = await platform.run(AddGroup, owner, { facility_id: facilityId, name })
    return groups.at(-1)?.id ?? ''
  }
  const child = (first_name: string, group_id: string | null = null, account_id = parent.id, by: User = owner) =>
    platform.run(AddChild, by, { facility_id: facilityId, account_id, first_name, group_id })
  const childrenOf = (accountId: string) => run(platform.find(FacilityGroups).childrenOf(facilityId, [accountId]))
  return { facilityId, member, owner, parent, group, child, childrenOf }
}

test('ME-06 owner and administrators add, rename, sort and remove groups; of two of one name at once one is stored', async () => {
  const { facilityId, owner, member, group, child } = await setUp()
  const administrator = await member('administrator')
  const facility_id = facilityId
  const older = await group('Starszaki')
  const younger = await group('Maluchy')
  const same = await Promise.all(
    [owner, administrator].map((user) => refusal(platform.run(AddGroup, user, { facility_id, name: 'Żabki' }))),
  )
  expect(same.toSorted()).toEqual(['GroupExists', 'done'])
  const { groups } = await platform.run(ListGroups, owner, { facility_id })
  const frogs = groups.at(-1)?.id ?? ''
  await platform.run(SortGroups, administrator, { facility_id, ids: [younger, frogs, older] })
  expect(await refusal(platform.run(SortGroups, owner, { facility_id, ids: [younger, older] }))).toBe('GroupsChanged')
  expect(await refusal(platform.run(RenameGroup, owner, { id: frogs, name: 'MALUCHY' }))).toBe('GroupExists')
  await platform.run(RenameGroup, owner, { id: frogs, name: 'Średniaki' })
  await child('Maja', older)
  await platform.run(RemoveGroup, owner, { id: older })
  const after = await platform.run(ListGroups, owner, { facility_id })
  expect(after).toEqual({
    groups: [
      { id: younger, name: 'Maluchy', children: 0 },
      { id: frogs, name: 'Średniaki', children: 0 },
    ],
    ungrouped: 1,
  })
})

test('ME-06 a facility has at most thirty groups, also when they are added at once', async () => {
  const { facilityId, owner } = await setUp()
  for (let n = 0; n < 28; n++) await insertGroup({ rows }, facilityId, `Grupa ${n}`, n)
  const added = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => refusal(platform.run(AddGroup, owner, { facility_id: facilityId, name }))),
  )
  expect(added.toSorted()).toEqual(['GroupsFull', 'GroupsFull', 'done', 'done'])
})

test('ME-07 a child is entered with first name and group, stored encrypted, found by its name, moved and erased', async () => {
  const { facilityId, owner, parent, group, child, childrenOf } = await setUp()
  const older = await group('Starszaki')
  const { id } = await child(' Maja ', older)
  const [stored] = await rows<{ first_name: string }>('select first_name from groups_child where id = ?', [id])
  expect(stored?.first_name).not.toContain('Maja')
  expect(await childrenOf(parent.id)).toEqual([{ accountId: parent.id, firstName: 'Maja', group: { id: older, name: 'Starszaki' } }])
  const find = async (over: object) =>
    (await platform.run(ListFamilies, owner, { facility_id: facilityId, ...over })).items.map(({ account_id }) => account_id)
  expect(await find({ q: 'maja' })).toEqual([parent.id])
  expect(await find({ q: 'zosia' })).toEqual([])
  expect([await find({ group: older }), await find({ group: 'none' })]).toEqual([[parent.id], []])
  await platform.run(ChangeChild, owner, { id, group_id: null })
  expect([await find({ group: older }), await find({ group: 'none' })]).toEqual([[], [parent.id]])
  await platform.run(RemoveChild, owner, { id })
  expect(await childrenOf(parent.id)).toEqual([])
  expect(await refusal(platform.run(RemoveChild, owner, { id }))).toBe('ChildNotFound')
  const audit = await rows<{ about: object }>(`select about from audit_entry where action like 'groups.%' and subject_account_id = ?`, [
    parent.id,
  ])
  expect([audit.length, JSON.stringify(audit).includes('Maja')]).toEqual([3, false])
})

test('ME-07 nobody but the staff of the facility comes near its children: no parent, no other facility, no support', async () => {
  const { facilityId, member, group, child } = await setUp()
  const own = await group('Starszaki')
  const { id } = await child('Maja', own)
  const elsewhere = await setUp()
  const foreignGroup = await elsewhere.group('Obca')
  const teacher = await member('teacher', [])
  const entering = await member('teacher', ['facility-members/write'])
  const strangers = [
    await member('parent'),
    elsewhere.owner,
    elsewhere.parent,
    await createUser(platform, 'support'),
    await createUser(platform, 'cms'),
  ]
  const attempts = (user: User) =>
    Promise.all([
      refusal(platform.run(ListGroups, user, { facility_id: facilityId })),
      refusal(platform.run(ListFamilies, user, { facility_id: facilityId })),
      refusal(child('Ola', null, undefined, user)),
      refusal(platform.run(ChangeChild, user, { id, first_name: 'Ola' })),
      refusal(platform.run(RemoveChild, user, { id })),
      refusal(platform.run(RenameGroup, user, { id: own, name: 'Nowa' })),
      refusal(platform.run(RemoveGroup, user, { id: own })),
    ])
  const denied = 'InsufficientPermissions'
  for (const user of strangers)
    expect(await attempts(user)).toEqual([denied, denied, denied, 'ChildNotFound', 'ChildNotFound', 'GroupNotFound', 'GroupNotFound'])
  expect(await attempts(teacher)).toEqual(['done', denied, denied, denied, denied, denied, denied])
  expect(await refusal(platform.run(RenameGroup, entering, { id: own, name: 'Nowa' }))).toBe(denied)
  expect((await platform.run(ListFamilies, entering, { facility_id: facilityId })).itemsTotal).toBe(2)
  expect(await refusal(child('Ola', foreignGroup))).toBe('GroupNotFound')
  expect(await refusal(platform.run(ChangeChild, entering, { id, group_id: foreignGroup }))).toBe('GroupNotFound')
  for (const account of [elsewhere.parent.id, teacher.id, 'x']) expect(await refusal(child('Ola', null, account))).toBe('NotParent')
})

test('ME-07 a child is erased with the membership: removed, gone, a teacher now, the account erased, the facility cleared', async () => {
  const { facilityId, owner, member, parent, group, child, childrenOf } = await setUp()
  const older = await group('Starszaki')
  const count = async (accountId: string) => (await rows('select 1 from groups_child where account_id = ?', [accountId])).length
  const membershipOf = async (accountId: string) => {
    const [row] = await rows<{ id: string }>(
      `insert into membership_member (id, facility_id, account_id, role, state, created_at, changed_at, version)
         values (gen_random_uuid(), ?, ?, 'parent', 'approved', now(), now(), 1) returning id`,
      [facilityId, accountId],
    )
    return row?.id ?? ''
  }
  const endings = {
    removed: async (user: User, id: string) => {
      await endMembershipAs(platform, { ...owner, perms: { [facilityId]: ['facility-members/write'] } }, id)
      await platform.run(EraseChildren, system, MembershipEnded.of({ accountId: user.id, facilityId, role: 'parent' }))
    },
    left: async (user: User, id: string) => {
      await endMembershipAs(platform, user, id)
      await platform.run(EraseChildren, system, MembershipEnded.of({ accountId: user.id, facilityId, role: 'parent' }))
    },
    promoted: async (user: User) => {
      await run(platform.find(Grants).save({ accountId: user.id, facilityId, role: 'teacher', permissions: [] }))
      await platform.run(EraseStrays, system, {})
    },
    erased: (user: User & { readonly email: string }) => platform.run(ErasePersonalData, system, { accountId: user.id, email: user.email }),
    cleared: async (user: User) => {
      await run(platform.find(Grants).revoke(user.id, facilityId))
      await platform.run(EraseStrays, system, {})
    },
  }
  for (const [name, end] of Object.entries(endings)) {
    const user = await member('parent')
    const id = await membershipOf(user.id)
    await child('Maja', older, user.id)
    await end(user, id)
    expect([name, await count(user.id), await childrenOf(user.id)]).toEqual([name, 0, []])
  }
  const ended = await rows(`select 1 from outbox where name = 'membership.ended'`)
  expect(ended.length).toBe(2)
  await child('Zosia', older)
  await platform.run(EraseStrays, system, {})
  expect(await count(parent.id)).toBe(1)
})

test('ME-07 a parent who lost the membership another way is no parent at once, before anything is erased', async () => {
  const { facilityId, owner, parent, group, child, childrenOf } = await setUp()
  const older = await group('Starszaki')
  await child('Maja', older)
  const groups = platform.find(FacilityGroups)
  expect(await run(groups.ofParents([parent.id]))).toEqual([{ accountId: parent.id, facilityId, groupId: older }])
  await run(platform.find(Grants).revoke(parent.id, facilityId))
  expect([await run(groups.ofParents([parent.id])), await childrenOf(parent.id)]).toEqual([[], []])
  expect((await platform.run(ListGroups, owner, { facility_id: facilityId })).groups).toMatchObject([{ children: 0 }])
})

test('ME-07 the export of a person has the names of the children', async () => {
  const { parent, group, child } = await setUp()
  await child('Maja', await group('Starszaki'))
  const [file] = await run(platform.find(ChildFiles)({ accountId: parent.id, email: parent.email }))
  expect(JSON.parse(new TextDecoder().decode(file?.bytes as Uint8Array))).toMatchObject([{ first_name: 'Maja', group: 'Starszaki' }])
})

test('ME-06 groups and children of a merged facility belong to the surviving one, and return when that is undone', async () => {
  const { facilityId, owner, parent, group, child, childrenOf } = await setUp()
  await child('Maja', await group('Starszaki'))
  const survivor = await setUp()
  await survivor.group('Maluchy')
  await rows('update facility set merged_into = ? where id = ? returning 1', [survivor.facilityId, facilityId])
  await rows('update access_grant set facility_id = ? where account_id = ? returning 1', [survivor.facilityId, parent.id])
  const { groups } = await platform.run(ListGroups, survivor.owner, { facility_id: survivor.facilityId })
  expect(groups.map(({ name, children }) => [name, children]).toSorted()).toEqual([
    ['Maluchy', 0],
    ['Starszaki', 1],
  ])
  await rows('update facility set merged_into = null where id = ? returning 1', [facilityId])
  await rows('update access_grant set facility_id = ? where account_id = ? returning 1', [facilityId, parent.id])
  expect((await platform.run(ListGroups, owner, { facility_id: facilityId })).groups).toMatchObject([{ name: 'Starszaki', children: 1 }])
  expect(await childrenOf(parent.id)).toMatchObject([{ firstName: 'Maja' }])
})
