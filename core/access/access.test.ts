import { Effect, Exit } from 'effect'
import { expect, test } from 'vitest'
import { type AccessRule, checkAccess } from './access-rule.ts'
import type { AccountType } from './account-type.ts'
import { type Actor, anonymous, networkKey, operator, rateLimitKey, system } from './actor.ts'
import { abilitiesFor, hasPermission, requirePermission, requireUser } from './permission-checks.ts'
import { facilityPermission, type PermissionsByFacility, permissionsOfRole } from './permissions.ts'

const publish = facilityPermission('facility-publications/write', { roles: ['owner'] })
const writeData = facilityPermission('facility-data/write', { roles: ['owner', 'administrator'] })
const user = (type: AccountType, perms: PermissionsByFacility = {}): Actor => ({
  kind: 'user',
  id: 'a',
  type,
  perms,
  session: 's',
  address: '1.2.3.4',
})
const visitor = anonymous('1.2.3.4')
const teacher = user('user', { f: ['facility-publications/write'] })
const data: AccessRule = { resource: 'facility', permission: writeData }
const publications: AccessRule = { resource: 'facility', permission: publish }

test.each<readonly [string, AccessRule, Actor, string | undefined, string | null]>([
  ['anyone admits a visitor', 'anyone', visitor, undefined, null],
  ['a visitor must sign in', 'user', visitor, undefined, 'MissingJwt'],
  ['user admits a user', 'user', user('user'), undefined, null],
  ['support rejects an ordinary user', 'support', user('user'), undefined, 'InsufficientPermissions'],
  ['support rejects a CMS editor', 'support', user('cms'), undefined, 'InsufficientPermissions'],
  ['cms admits a CMS editor', 'cms', user('cms'), undefined, null],
  ['cms admits support', 'cms', user('support'), undefined, null],
  ['a facility rule admits a teacher with the permission', publications, teacher, 'f', null],
  ['a facility rule rejects a teacher with another permission', data, teacher, 'f', 'InsufficientPermissions'],
  ['a facility rule rejects a permission for another facility', publications, teacher, 'g', 'InsufficientPermissions'],
  ['a facility rule rejects a missing facility id', publications, teacher, undefined, 'InsufficientPermissions'],
  ['a facility rule requires a visitor to sign in', data, visitor, 'f', 'MissingJwt'],
  ['a facility rule admits support (AU-10)', data, user('support'), 'f', null],
  ['the operator is admitted', 'support', operator, undefined, null],
  ['the platform is admitted', data, system, 'f', null],
])('AU-10 %s', (_, access, actor, facility, failure) => {
  expect(checkAccess(access, actor, facility)?._tag ?? null).toBe(failure)
})

test('AU-10 permissions are looked up by facility', () => {
  expect([hasPermission(teacher, publish, 'f'), hasPermission(teacher, writeData, 'f')]).toEqual([true, false])
  // Inherited property names are not facilities.
  expect(hasPermission(teacher, writeData, 'constructor')).toBe(false)
  expect(abilitiesFor(teacher, 'f', { publish, edit: writeData })).toEqual({
    publish: true,
    edit: false,
  })
})

test('RO-01 a role has the permissions that name it', () => {
  expect(permissionsOfRole([publish, writeData], 'owner')).toEqual(['facility-publications/write', 'facility-data/write'])
  expect(permissionsOfRole([publish, writeData], 'administrator')).toEqual(['facility-data/write'])
  expect(permissionsOfRole([publish, writeData], 'teacher')).toEqual([])
})

test('permission checks of use-cases fail with the access error', () => {
  const tagOf = (exit: Exit.Exit<unknown, { readonly _tag: string }>) =>
    Exit.match(exit, {
      onSuccess: () => null,
      onFailure: (cause) => String(JSON.stringify(cause)).match(/"_tag":"(\w+(?:Jwt|Permissions))"/)?.[1],
    })
  expect(tagOf(Effect.runSyncExit(requirePermission(teacher, publish, 'f')))).toBe(null)
  expect(tagOf(Effect.runSyncExit(requirePermission(teacher, writeData, 'f')))).toBe('InsufficientPermissions')
  expect(tagOf(Effect.runSyncExit(requirePermission(visitor, writeData, 'f')))).toBe('MissingJwt')
  expect(tagOf(Effect.runSyncExit(requireUser(visitor)))).toBe('MissingJwt')
})

test('rate limits count by account when known, guessing limits by network', () => {
  expect([rateLimitKey(teacher), rateLimitKey(visitor), rateLimitKey(operator)]).toEqual(['account:a', '1.2.3.4', 'operator'])
  expect([networkKey(teacher), networkKey(visitor)]).toEqual(['1.2.3.4', '1.2.3.4'])
})
