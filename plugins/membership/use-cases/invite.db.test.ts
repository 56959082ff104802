import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeMembershipFixture } from '../testing/membership-fixture.ts'
import { Invite } from './invite.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeMembershipFixture(database)
  const owner = await fixture.addStaff('owner', undefined, { language: 'ua', first_name: 'Wiktor', last_name: 'Właściciel' })
  const invite = makeOf(Invite)(fixture)
  const send = async (emails: readonly string[], role: 'parent' | 'teacher' = 'parent', facility_id = fixture.facility.id) =>
    run(invite(await fixture.userOf(owner), { facility_id, role, emails }))
  return { ...fixture, owner, invite, send }
}

test('ME-01 a pasted list is invited once each; every address is reported with its line', async () => {
  const { send, invited, mailQueue, addAccount, addMember, realtime } = await setUp()
  addAccount({ email: 'anna@x.pl', language: 'en' })
  await addMember('parent', 'approved', { email: 'mama@x.pl' })
  const { created, results } = await send(['Jan <jan@x.pl>; ANNA@x.pl', '', 'jan@X.pl', 'mama@x.pl', 'nic'])
  expect(created).toBe(2)
  expect(results.map(({ line, text, result }) => `${line} ${text} ${result}`)).toEqual([
    '1 jan@x.pl created',
    '1 anna@x.pl created',
    '3 jan@x.pl duplicate',
    '4 mama@x.pl already_member',
    '5 nic invalid',
  ])
  expect((await invited()).map(({ email }) => email).toSorted()).toEqual(['anna@x.pl', 'jan@x.pl'])
  // In the language of the account, or of who invites.
  expect(mailQueue.sent.map(({ to, language, values }) => [to, language, values['from']])).toEqual([
    ['jan@x.pl', 'ua', 'Wiktor Właściciel'],
    ['anna@x.pl', 'en', 'Wiktor Właściciel'],
  ])
  for (const { unsubscribe, values } of mailQueue.sent)
    expect(unsubscribe).toBe(`https://kredka.test/api/v1/membership/invitation/refuse/${values['token']}`)
  expect(realtime.published).toMatchObject([{ type: 'membership.updated' }])
})

test('ME-01 whether an address has an account does not show', async () => {
  const { send, addAccount } = await setUp()
  addAccount({ email: 'ma@x.pl' })
  const { results } = await send(['ma@x.pl', 'niema@x.pl'])
  expect(results.map(({ result }) => result)).toEqual(['created', 'created'])
})

test('ME-01 a waiting invitation is not mailed again before its link is too old, then under the same id', async () => {
  const { send, clock, mailQueue, invited } = await setUp()
  await send(['ola@x.pl'])
  const [first] = await invited()
  expect((await send(['ola@x.pl'])).results).toMatchObject([{ result: 'already_invited' }])
  clock.advance(15 * 86_400)
  expect((await send(['ola@x.pl'])).created).toBe(1)
  expect([(await invited()).length, (await invited()).map(({ id }) => id), mailQueue.sent.length]).toEqual([1, [first?.id], 2])
})

test('ME-01 five hundred mails a day; the rest is told to come back tomorrow', async () => {
  const { send, clock, mailQueue } = await setUp()
  const emails = Array.from({ length: 620 }, (_, n) => `rodzic${n}@x.pl`)
  const { created, results } = await send(emails)
  expect([created, results.filter(({ result }) => result === 'over_limit').length, mailQueue.sent.length]).toEqual([500, 120, 500])
  expect((await send(['inny@x.pl'])).results).toMatchObject([{ result: 'over_limit' }])
  clock.advance(86_400)
  expect((await send(emails)).created).toBe(120)
})

test('ME-01 five thousand lines with junk invite each person once, name every line that is none, and mail nothing else', async () => {
  const { send, invited, mailQueue } = await setUp()
  const junk = ['Grupa Żabki', 'a@', '@@@', '<<nic>>', 'x'.repeat(500)]
  const lines = Array.from({ length: 5000 }, (_, n) => (n % 2 ? (junk[n % junk.length] ?? '') : `Rodzic <Rodzic.${n % 400}@Szkola.PL>`))
  const { created, results } = await send(lines)
  const count = (result: string) => results.filter((one) => one.result === result).length
  expect([created, count('created'), count('duplicate'), count('invalid')]).toEqual([200, 200, 2300, 2500])
  expect([(await invited()).length, mailQueue.sent.length]).toEqual([200, 200])
})

test('ME-01 a facility has at most two thousand members and invitations', async () => {
  const { invite, addInvitation, invitations, facility, owner, userOf } = await setUp()
  const one = await addInvitation('r0@x.pl')
  await run(invitations.save(Array.from({ length: 1999 }, (_, n) => ({ ...one, id: newId(), email: `r${n + 1}@x.pl` }))))
  const failed = await failureOf(invite(await userOf(owner), { facility_id: facility.id, role: 'parent', emails: ['nowy@x.pl'] }))
  expect(failed._tag).toBe('MembersFull')
})

test('ME-01 a parent may be invited as a teacher, a teacher not as a parent; who refused is left alone', async () => {
  const { send, addMember, invitations, facility, clock } = await setUp()
  await addMember('parent', 'approved', { email: 'mama@x.pl' })
  await addMember('teacher', 'approved', { email: 'pani@x.pl' })
  await run(invitations.refuse(facility.id, 'nie@x.pl', clock.now().toISOString()))
  expect((await send(['mama@x.pl', 'nie@x.pl'], 'teacher')).results.map(({ result }) => result)).toEqual(['created', 'refused'])
  expect((await send(['pani@x.pl'])).results.map(({ result }) => result)).toEqual(['already_member'])
})

test('ME-05 teachers are invited by the owner, parents also by who manages members; OW-16 and only with a package', async () => {
  const { invite, addStaff, userOf, facility, owner, endPackage, deleteFacility } = await setUp()
  const failure = async (user: Parameters<typeof invite>[0], role: 'parent' | 'teacher', facility_id = facility.id) =>
    (await failureOf(invite(user, { facility_id, role, emails: ['ola@x.pl'] })))._tag
  const administrator = await userOf(await addStaff('administrator'))
  expect(await failure(administrator, 'teacher')).toBe('InsufficientPermissions')
  expect((await run(invite(administrator, { facility_id: facility.id, role: 'parent', emails: ['ola@x.pl'] }))).created).toBe(1)
  expect(await failure(await userOf(await addStaff('teacher', ['facility-publications/write'])), 'parent')).toBe('InsufficientPermissions')
  expect(await failure(visitor, 'parent')).toBe('MissingJwt')
  await endPackage()
  expect(await failure(await userOf(owner), 'parent')).toBe('PremiumRequired')
  await deleteFacility()
  expect(await failure(await userOf(owner), 'parent')).toBe('FacilityNotFound')
})
