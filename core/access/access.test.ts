import { Effect, Exit } from 'effect'
import { expect, test } from 'vitest'
import type { AccountType } from './account-type.ts'
import { type Actor, addressOf, callerOf, operator, platformItself, visitor } from './actor.ts'
import { type Door, refusalAt } from './doors.ts'
import { abilitiesFor, holds, mustHold, signedIn } from './may.ts'
import type { Perms } from './permissions.ts'
import { permissionsOf } from './roles.ts'

const user = (type: AccountType, perms: Perms = {}): Actor => ({ is: 'user', id: 'a', type, perms, session: 's', address: '1.2.3.4' })
const someone = visitor('1.2.3.4')
const teacher = user('user', { f: ['facility-publications/write'] })
const data: Door = { on: 'facility', holds: 'facility-data/write' }
const publications: Door = { on: 'facility', holds: 'facility-publications/write' }

test.each<readonly [string, Door, Actor, string | undefined, string | null]>([
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
  ['the platform passes', data, platformItself, 'f', null],
])('AU-10 %s', (_, door, actor, facility, refusal) => {
  expect(refusalAt(door, actor, facility)?._tag ?? null).toBe(refusal)
})

test('AU-10 the perms map is looked up by facility, support holds all', () => {
  expect([holds(teacher, 'facility-publications/write', 'f'), holds(teacher, 'facility-data/write', 'f')]).toEqual([true, false])
  // A name that every object has is no facility.
  expect(holds(teacher, 'facility-data/write', 'constructor')).toBe(false)
  expect(abilitiesFor(teacher, 'f', { publish: 'facility-publications/write', edit: 'facility-data/write' })).toEqual({
    publish: true,
    edit: false,
  })
})

test('RO-01 an administrator may all but pass ownership and pay; a teacher nothing by the role alone', () => {
  expect(permissionsOf.owner.filter((one) => !permissionsOf.administrator.includes(one))).toEqual([
    'facility-ownership/write',
    'facility-billing/write',
  ])
  expect(permissionsOf.teacher).toEqual([])
})

test('a use-case leaves with the refusal', () => {
  const tagOf = (exit: Exit.Exit<unknown, { readonly _tag: string }>) =>
    Exit.match(exit, {
      onSuccess: () => null,
      onFailure: (cause) => String(JSON.stringify(cause)).match(/"_tag":"(\w+(?:Jwt|Permissions))"/)?.[1],
    })
  expect(tagOf(Effect.runSyncExit(mustHold(teacher, 'facility-publications/write', 'f')))).toBe(null)
  expect(tagOf(Effect.runSyncExit(mustHold(teacher, 'facility-data/write', 'f')))).toBe('InsufficientPermissions')
  expect(tagOf(Effect.runSyncExit(mustHold(someone, 'facility-data/write', 'f')))).toBe('MissingJwt')
  expect(tagOf(Effect.runSyncExit(signedIn(someone)))).toBe('MissingJwt')
})

test('limits count accounts where one is known, and guesses by the network', () => {
  expect([callerOf(teacher), callerOf(someone), callerOf(operator)]).toEqual(['account:a', '1.2.3.4', 'operator'])
  expect([addressOf(teacher), addressOf(someone)]).toEqual(['1.2.3.4', '1.2.3.4'])
})
