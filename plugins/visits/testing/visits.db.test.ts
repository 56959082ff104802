import { beforeEach, expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { anonymous, system, type User } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { renderMail } from '#web/server/mails/entry.tsx'
import { readRecruitment, writeRecruitment } from '../contract/permissions.ts'
import { VisitLink } from '../services/visit-link.ts'
import { Book, ListOpen } from '../use-cases/book.ts'
import { ExpireBookings, RemindFamilies } from '../use-cases/maintain.ts'
import { CancelBooking, CancelTime, ListTimes, OpenTimes } from '../use-cases/times.ts'
import { ConfirmVisit, ExportVisit, GiveBack, MoveVisit, ShowVisit } from '../use-cases/visit.ts'

const clock = { at: '2026-11-20T10:00:00Z', now: () => new Date(clock.at) }
const platform = startForTests(() =>
  testPlatform({
    clock,
    mailBranding: { load: async () => ({ renderMail }), publicUrl: 'http://kredka.test', operator: null },
  }),
)
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)

let facility: string
let slug: string
let owner: User
beforeEach(async () => {
  clock.at = '2026-11-20T10:00:00Z'
  await rows('truncate visits_booking, visits_time, mail, outbox, outbox_delivery, rate_limit')
  facility = await storeStanding(platform, { status: 'registered', validUntil: null })
  slug = (await rows<{ slug: string }>('select slug from facility where id = ?', [facility]))[0]?.slug ?? ''
  const user = await createUser(platform)
  const permissions = [readRecruitment.name, writeRecruitment.name]
  await rows(
    `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', array(select jsonb_array_elements_text(?::jsonb))) returning 1`,
    [user.id, facility, JSON.stringify(permissions)],
  )
  owner = { ...user, perms: { [facility]: permissions } }
})

const newTime = { kind: 'visit', day: '2026-11-24', from: '10:00', until: '10:45', places: 20, notice_hours: 24, weeks: 1 } as const
const open = (more: object = {}) => platform.run(OpenTimes, owner, { ...newTime, facility_id: facility, ...more })
const openTime = async (more: object = {}) => {
  await open(more)
  return (await platform.run(ListOpen, anonymous('10.0.0.1'), { slug })).times[0]?.id ?? ''
}
const book = (time_id: string, n = 0, actor: Parameters<typeof platform.run>[1] = anonymous(`10.${n}.0.1`)) =>
  platform.run(Book, actor, { time_id, name: 'Ola Próbna', email: `ola${n}@przyklad.pl`, phone: '601602603', language: 'ua' })
const failure = (done: Promise<unknown>) => done.then(() => null).catch((error: unknown) => error)
const bookings = () =>
  rows<{ id: string; confirmed: boolean; cancelled: boolean }>(
    'select id, confirmed_at is not null confirmed, cancelled_at is not null cancelled from visits_booking order by created_at, id',
  )
const taken = async (id: string) => (await rows<{ taken: number }>('select taken from visits_time where id = ?', [id]))[0]?.taken
const linkOf = async () => platform.find(VisitLink).tokenOf((await bookings())[0]?.id ?? '')
const mails = async () =>
  (await rows<{ template: string; recipient: string }>('select template, recipient from mail order by id')).map(
    ({ template, recipient }) => `${template.replace('visits.mail.', '')} ${recipient}`,
  )

test('EX-05 times are repeated weekly at the same hour of the clock, without holidays and without those that are open', async () => {
  // Of the 18th and 25th of December and the 1st of January one is no holiday.
  expect(await open({ day: '2026-12-18', weeks: 3 })).toEqual({ opened: 1, skipped: 2 })
  expect(await open({ day: '2026-12-18', weeks: 2 })).toEqual({ opened: 0, skipped: 2 })
  expect(await open({ day: '2027-03-23', weeks: 2 })).toEqual({ opened: 2, skipped: 0 })
  const { times } = await platform.run(ListTimes, owner, { facility_id: facility })
  expect(times.map(({ starts_at }) => starts_at)).toEqual([
    '2026-12-18T09:00:00.000Z',
    '2027-03-23T09:00:00.000Z',
    '2027-03-30T08:00:00.000Z',
  ])
  expect(await failure(open({ from: '11:00' }))).toMatchObject({ schema: { until: ['visits.until.before'] } })
  expect(await failure(open({ day: '2026-11-20', from: '10:30' }))).toMatchObject({ schema: { day: ['visits.day.past'] } })
  expect(await failure(platform.run(OpenTimes, await createUser(platform), { ...newTime, facility_id: facility }))).toMatchObject({
    _tag: 'InsufficientPermissions',
  })
})

test('EX-05 of two hundred bookings at once twenty get the twenty places', async () => {
  const time = await openTime()
  const ends = await Promise.allSettled(Array.from({ length: 200 }, (_, n) => book(time, n)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  // On a busy machine some do not get a connection in time.
  for (const end of ends) if (end.status === 'rejected') expect(end.reason._tag).toMatch(/^(VisitFull|Unavailable)$/)
  expect([(await bookings()).length, await taken(time), (await mails()).length]).toEqual([20, 20, 20])
})

test('EX-05 without an account only the link of the mail confirms; what nobody confirms is erased and its place is free', async () => {
  const time = await openTime()
  expect(await book(time)).toEqual({ status: 'unconfirmed' })
  expect(await mails()).toEqual(['confirm ola0@przyklad.pl'])
  // A second booking of the address gets the mail again, and no second place.
  clock.at = '2026-11-20T10:01:00Z'
  expect(await book(time)).toEqual({ status: 'unconfirmed' })
  expect([await taken(time), (await mails()).length]).toEqual([1, 2])
  const token = await linkOf()
  clock.at = '2026-11-20T10:30:00Z'
  expect(await platform.run(ExpireBookings, system, {})).toEqual({ expired: 0 })
  await platform.run(ConfirmVisit, anonymous('10.0.0.2'), { token })
  await platform.run(ConfirmVisit, anonymous('10.0.0.2'), { token })
  expect((await mails()).filter((one) => one.startsWith('booked'))).toHaveLength(1)

  await book(time, 1)
  clock.at = '2026-11-20T11:01:00Z'
  expect(await Promise.all([1, 2].map(() => platform.run(ExpireBookings, system, {})))).toEqual(
    expect.arrayContaining([{ expired: 1 }, { expired: 0 }]),
  )
  expect([await taken(time), (await bookings()).length]).toEqual([1, 1])
  expect(await failure(platform.run(ConfirmVisit, anonymous('10.0.0.2'), { token: `${token.slice(0, -1)}A` }))).toMatchObject({
    _tag: 'VisitNotFound',
  })
})

test('EX-05 a family that is signed in with its address has its place at once, the facility is told, and the calendar entry is the visit', async () => {
  const time = await openTime()
  const parent = await createUser(platform)
  const [account] = await rows<{ email: string }>('select email from accounts_account where id = ?', [parent.id])
  const input = { time_id: time, name: 'Ola Próbna', email: account?.email ?? '' }
  expect(await platform.run(Book, parent, { ...input, email: 'inna@przyklad.pl' })).toEqual({ status: 'unconfirmed' })
  expect(await platform.run(Book, parent, input)).toEqual({ status: 'confirmed' })
  const events = await rows<{ event: { name: string; recipientIds?: string[] } }>(
    `select event from outbox where event->>'name' = 'visits.booked'`,
  )
  expect(events.map(({ event }) => event.recipientIds)).toEqual([[owner.id]])
  const own = (await bookings()).find(({ confirmed }) => confirmed)
  const text = await platform.run(ExportVisit, anonymous('10.0.0.2'), { token: platform.find(VisitLink).tokenOf(own?.id ?? '') })
  expect(text).toContain('DTSTART:20261124T090000Z')
})

test('EX-05 a place that is given back twice is free once, also while another family books', async () => {
  const time = await openTime({ places: 1 })
  await book(time)
  const token = await linkOf()
  await platform.run(ConfirmVisit, anonymous('10.0.0.2'), { token })
  expect(await failure(book(time, 1))).toMatchObject({ _tag: 'VisitFull' })
  await Promise.all(Array.from({ length: 10 }, () => platform.run(GiveBack, anonymous('10.0.0.3'), { token })))
  expect(await taken(time)).toBe(0)
  expect(await platform.run(ShowVisit, anonymous('10.0.0.2'), { token })).toMatchObject({ status: 'cancelled' })
  expect(await failure(platform.run(ConfirmVisit, anonymous('10.0.0.2'), { token }))).toMatchObject({ _tag: 'VisitExpired' })
  await book(time, 2)
  expect(await taken(time)).toBe(1)
})

test('EX-05 a visit is moved by its link: the old place is free, the new one taken, and of ten who want the last place one gets it', async () => {
  const time = await openTime({ places: 20 })
  await open({ day: '2026-11-26', places: 1 })
  const other = (await platform.run(ListOpen, anonymous('10.0.0.1'), { slug })).times[1]?.id ?? ''
  for (let n = 0; n < 10; n++) await book(time, n)
  const tokens = (await bookings()).map(({ id }) => platform.find(VisitLink).tokenOf(id))
  expect(await failure(platform.run(MoveVisit, anonymous('10.0.0.2'), { token: tokens[0] ?? '', time_id: other }))).toMatchObject({
    _tag: 'VisitExpired',
  })
  for (const token of tokens) await platform.run(ConfirmVisit, anonymous('10.0.0.2'), { token })
  const ends = await Promise.allSettled(tokens.map((token) => platform.run(MoveVisit, anonymous('10.0.0.2'), { token, time_id: other })))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await taken(time), await taken(other)]).toEqual([9, 1])
  expect((await mails()).filter((one) => one.startsWith('booked'))).toHaveLength(11)
  expect(await failure(platform.run(MoveVisit, anonymous('10.0.0.2'), { token: tokens[0] ?? '', time_id: newId() }))).toMatchObject({
    kind: expect.stringMatching(/invalid|gone/),
  })
})

test('EX-05 a facility cancels a time or one visit with a reason, once; others do not find them', async () => {
  const time = await openTime()
  await book(time)
  await book(time, 1)
  const [first] = await bookings()
  const other = await createUser(platform)
  expect(await failure(platform.run(CancelBooking, other, { id: first?.id ?? '' }))).toMatchObject({ _tag: 'VisitNotFound' })
  expect(await failure(platform.run(CancelTime, other, { id: time }))).toMatchObject({ _tag: 'VisitTimeNotFound' })
  await platform.run(CancelBooking, owner, { id: first?.id ?? '', reason: 'Choroba' })
  expect(await taken(time)).toBe(1)
  await platform.run(CancelTime, owner, { id: time, reason: 'Choroba' })
  expect(await failure(platform.run(CancelTime, owner, { id: time }))).toMatchObject({ _tag: 'VisitTimeNotFound' })
  expect((await mails()).filter((one) => one.startsWith('called-off')).toSorted()).toEqual([
    'called-off ola0@przyklad.pl',
    'called-off ola1@przyklad.pl',
  ])
  expect(await failure(book(time, 2))).toMatchObject({ _tag: 'VisitNotOffered' })
  expect((await platform.run(ListOpen, anonymous('10.0.0.1'), { slug })).times).toEqual([])
})

test('EX-05 a family is reminded once within a day of its visit, and nobody books later than the facility allows', async () => {
  const time = await openTime()
  await book(time)
  await platform.run(ConfirmVisit, anonymous('10.0.0.2'), { token: await linkOf() })
  clock.at = '2026-11-23T08:59:00Z'
  expect(await platform.run(RemindFamilies, system, {})).toEqual({ reminded: 0 })
  clock.at = '2026-11-23T09:01:00Z'
  const runs = await Promise.all([1, 2].map(() => platform.run(RemindFamilies, system, {})))
  expect(runs.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(1)
  expect((await mails()).filter((one) => one.startsWith('reminder'))).toEqual(['reminder ola0@przyklad.pl'])
  expect(await failure(book(time, 1))).toMatchObject({ _tag: 'VisitNotOffered' })
})
