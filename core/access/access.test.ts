import { Effect, Exit } from 'effect'
import { expect, test } from 'vitest'
import type { AccountType } from './account-type.ts'
import { type Actor, networkKey, rateLimitKey, operator, system, anonymous } from './actor.ts'
import { type AccessRule, checkAccess } from './doors.ts'
import { abilitiesFor, hasPermission, requirePermission, requireUser } from './may.ts'
import type { Perms } from './permissions.ts'
import { permissionsOfRole } from './roles.ts'

const user = (type: AccountType, perms: Perms = {}): Actor => ({ kind: 'user', id: 'a', type, perms, session: 's', address: '1.2.3.4' })
const someone = anonymous('1.2.3.4')
const teacher = user('user', { f: ['facility-publications/write'] })
const data: AccessRule = { resource: 'facility', permission: 'facility-data/write' }
const publications: AccessRule = { resource: 'facility', permission: 'facility-publications/write' }

test.each<readonly [string, AccessRule, Actor, string | undefined, string | null]>([
  ['anyone lets a visitor in', 'anyone', someone, undefined, null],
  ['a visitor must sign in', 'user', someone, undefined, 'MissingJwt'],
  ['a user passes the door for users', 'user', user('user'), undefined, null],
  ['a parent is no support', 'support', user('user'), undefined, 'InsufficientPermissions'],
  ['the CMS is no support', 'support', user('cms'), undefined, 'InsufficientPermissions'],
  ['the CMS passes its own door', 'cms', user('cms'), undefined, null],
  ['support passes the door of the CMS', 'cms', user('support'), undefined, null],
  ['a teacher passes where the string is held', publications, teacher, 'f', null],
  ['but not where another is asked for', data, teacher, 'f', 'InsufficientPermissions'],
  ['nor for another facility', publications, teacher, 'g', 'InsufficientPermissions'],
  ['nor for none', publications, teacher, undefined, 'InsufficientPermissions'],
  ['a visitor is asked to sign in for a facility too', data, someone, 'f', 'MissingJwt'],
  ['support passes every facility (AU-10)', data, user('support'), 'f', null],
  ['the operator passes', 'support', operator, undefined, null],
  ['the platform passes', data, system, 'f', null],
])('AU-10 %s', (_, access, actor, facility, refusal) => {
  expect(checkAccess(access, actor, facility)?._tag ?? null).toBe(refusal)
})

test('AU-10 the perms map is looked up by facility, support holds all', () => {
  expect([hasPermission(teacher, 'facility-publications/write', 'f'), hasPermission(teacher, 'facility-data/write', 'f')]).toEqual([
    true,
    false,
  ])
  // A name that every object has is no facility.
  expect(hasPermission(teacher, 'facility-data/write', 'constructor')).toBe(false)
  expect(abilitiesFor(teacher, 'f', { publish: 'facility-publications/write', edit: 'facility-data/write' })).toEqual({
    publish: true,
    edit: false,
  })
})

test('RO-01 an administrator may all but pass ownership and pay; a teacher nothing by the role alone', () => {
  expect(permissionsOfRole.owner.filter((one) => !permissionsOfRole.administrator.includes(one))).toEqual([
    'facility-ownership/write',
    'facility-billing/write',
  ])
  expect(permissionsOfRole.teacher).toEqual([])
})

test('a use-case leaves with the refusal', () => {
  const tagOf = (exit: Exit.Exit<unknown, { readonly _tag: string }>) =>
    Exit.match(exit, {
      onSuccess: () => null,
      onFailure: (cause) => String(JSON.stringify(cause)).match(/"_tag":"(\w+(?:Jwt|Permissions))"/)?.[1],
    })
  expect(tagOf(Effect.runSyncExit(requirePermission(teacher, 'facility-publications/write', 'f')))).toBe(null)
  expect(tagOf(Effect.runSyncExit(requirePermission(teacher, 'facility-data/write', 'f')))).toBe('InsufficientPermissions')
  expect(tagOf(Effect.runSyncExit(requirePermission(someone, 'facility-data/write', 'f')))).toBe('MissingJwt')
  expect(tagOf(Effect.runSyncExit(requireUser(someone)))).toBe('MissingJwt')
})

test('limits count accounts where one is known, and guesses by the network', () => {
  expect([rateLimitKey(teacher), rateLimitKey(someone), rateLimitKey(operator)]).toEqual(['account:a', '1.2.3.4', 'operator'])
  expect([networkKey(teacher), networkKey(someone)]).toEqual(['1.2.3.4', '1.2.3.4'])
})
