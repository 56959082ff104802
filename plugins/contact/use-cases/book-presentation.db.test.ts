import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { storeFacilityRow } from '#config/quality/testing/store-facility-row.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeContactFixture } from '../testing/contact-fixture.ts'
import { BookPresentation } from './book-presentation.ts'
import { CancelPresentation, ExportPresentation, ListSlots, ShowDays, ShowPresentation } from './presentations.ts'

const database = databaseForTests()

/** Wednesday, 25 November 2026, 9:00 in Warsaw. */
const slot = '2026-11-25T08:00:00.000Z'
const input = { slot, name: 'Ola Nowak', email: 'ola@kredka.test', phone: '+48601602603' }

const setUp = () => {
  const fixture = makeContactFixture(database)
  return {
    ...fixture,
    book: makeOf(BookPresentation)(fixture),
    cancel: makeOf(CancelPresentation)(fixture),
    show: makeOf(ShowPresentation)(fixture),
  }
}

test('books the slot, mails a calendar entry to the person and a notice to customer service, and emits the event', async () => {
  const { book, bookings, mailQueue, events } = setUp()
  const facilityId = await storeFacilityRow(database)
  const booked = await run(book(visitor, { ...input, facility_id: facilityId, language: 'ua' }))
  expect(booked).toEqual({ id: expect.any(String), slot, ends: '2026-11-25T08:15:00.000Z', token: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(await bookings()).toMatchObject([{ ...input, id: booked.id, facility_id: facilityId, language: 'ua', cancelled_at: null }])
  expect(mailQueue.sent).toMatchObject([
    {
      to: 'ola@kredka.test',
      language: 'ua',
      template: 'contact.mail.booked',
      values: { token: booked.token },
      attachments: [{ mime: 'text/calendar', text: expect.stringContaining('ua:contact.calendar.title') }],
    },
    { to: null, language: 'pl', template: 'contact.mail.booking', values: { facility: facilityId, phone: '+48601602603' } },
  ])
  expect(JSON.stringify(mailQueue.sent[1])).not.toContain(booked.token)
  expect(events.emitted).toEqual([{ name: 'contact.presentation-booked', id: booked.id, slot }])
})

test('rejects a slot that is booked already; a cancelled one is free again', async () => {
  const { book, cancel, mailQueue, events } = setUp()
  const { token } = await run(book(visitor, input))
  expect(await failureOf(book(visitor, input))).toMatchObject({
    _tag: 'SlotTaken',
    kind: 'conflict',
    schema: { slot: ['contact.slot.taken'] },
  })
  expect([mailQueue.sent.length, events.emitted.length]).toEqual([2, 1])
  await run(cancel(visitor, { token }))
  expect(await run(book(visitor, input))).toMatchObject({ slot })
})

test('rejects times that are not offered', async () => {
  const { book, bookings } = setUp()
  const notOffered = {
    past: '2026-11-20T08:00:00.000Z',
    withinTwoHours: '2026-11-23T11:45:00.000Z',
    betweenSlots: '2026-11-25T08:05:00.000Z',
    weekend: '2026-11-28T08:00:00.000Z',
    holiday: '2026-11-24T08:00:00.000Z',
    early: '2026-11-25T06:45:00.000Z',
    late: '2026-11-25T15:00:00.000Z',
    afterSixtyDays: '2027-01-25T08:00:00.000Z',
  }
  for (const [rule, time] of Object.entries(notOffered)) {
    const failure = await failureOf(book({ ...visitor, address: rule }, { ...input, slot: time }))
    expect([rule, failure]).toMatchObject([rule, { _tag: 'SlotNotOffered', kind: 'invalid' }])
  }
  expect(await bookings()).toEqual([])
})

test('rejects unknown facilities without any mail', async () => {
  const { book, mailQueue } = setUp()
  expect(await failureOf(book(visitor, { ...input, facility_id: newId() }))).toMatchObject({ _tag: 'FacilityNotFound' })
  expect(mailQueue.sent).toEqual([])
})

test('limits bookings of a visitor to five an hour', async () => {
  const { book } = setUp()
  for (let count = 0; count < 5; count++) await failureOf(book(visitor, { ...input, slot: 'x2026' })).catch(() => undefined)
  expect(await failureOf(book(visitor, input))).toMatchObject({ _tag: 'TooManyRequests' })
})

test('stores nothing when the mail cannot be queued', async () => {
  const fixture = setUp()
  const book = makeOf(BookPresentation)({ ...fixture, mailQueue: { enqueue: () => Effect.die('database') } })
  await expect(run(book(visitor, input))).rejects.toThrow()
  expect([await fixture.bookings(), fixture.events.emitted]).toEqual([[], []])
})

test('cancels for the bearer of the token and mails both sides once', async () => {
  const { book, cancel, mailQueue, bookings } = setUp()
  const { token } = await run(book(visitor, input))
  for (let count = 0; count < 2; count++) await run(cancel(visitor, { token }))
  expect(await bookings()).toMatchObject([{ cancelled_at: '2026-11-23T10:00:00.000Z' }])
  expect(mailQueue.sent.slice(2)).toMatchObject([
    { to: 'ola@kredka.test', template: 'contact.mail.cancelled', values: { name: 'Ola Nowak', slot } },
    { to: null, template: 'contact.mail.cancellation', values: { email: 'ola@kredka.test', phone: '+48601602603' } },
  ])
  expect(await failureOf(cancel(visitor, { token: 'x' }))).toMatchObject({ _tag: 'PresentationNotFound', kind: 'not-found' })
})

test('shows the booking to the bearer of the token, without name and address', async () => {
  const { book, cancel, show, clock } = setUp()
  const { token } = await run(book(visitor, input))
  const shown = { token, slot, ends: '2026-11-25T08:15:00.000Z', phone: '+48601602603', cancelled: false, over: false }
  expect(await run(show(visitor, { token }))).toEqual(shown)
  clock.set(slot)
  expect(await run(show(visitor, { token }))).toEqual({ ...shown, over: true })
  await run(cancel(visitor, { token }))
  expect(await run(show(visitor, { token }))).toMatchObject({ cancelled: true })
  expect(await failureOf(show(visitor, { token: 'x' }))).toMatchObject({ _tag: 'PresentationNotFound' })
})

test('exports the calendar entry until the booking is cancelled', async () => {
  const { book, cancel, presentations, calendar } = setUp()
  const exportPresentation = makeOf(ExportPresentation)({ presentations, calendar })
  const { token } = await run(book(visitor, input))
  expect(await run(exportPresentation(visitor, { token }))).toContain(`${slot} 2026-11-25T08:15:00.000Z pl:contact.calendar.title`)
  await run(cancel(visitor, { token }))
  expect(await failureOf(exportPresentation(visitor, { token }))).toMatchObject({ _tag: 'PresentationNotFound' })
})

test('lists the free slots of a range, without booked ones', async () => {
  const { book, freeDays } = setUp()
  const list = makeOf(ListSlots)({ freeDays })
  await run(book(visitor, input))
  const { slots } = await run(list(visitor, { from: '2026-11-24', to: '2026-11-25' }))
  expect(slots).toHaveLength(31)
  expect(slots[0]).toEqual({ slot: '2026-11-25T07:00:00.000Z', ends: '2026-11-25T07:15:00.000Z' })
  expect(slots.map((one) => one.slot)).not.toContain(slot)
  expect(await run(list(visitor, { from: '2026-11-28', to: '2026-11-29' }))).toEqual({ slots: [] })
})

test('shows the next ten working days, and the slots of the requested day or of the first free one', async () => {
  const { clock, freeDays } = setUp()
  const showDays = makeOf(ShowDays)({ freeDays })
  const shown = await run(showDays(visitor, { day: undefined }))
  expect(shown.days).toHaveLength(10)
  expect(shown.days.slice(0, 2)).toEqual([
    { day: '2026-11-23', free: 12 },
    { day: '2026-11-25', free: 32 },
  ])
  expect(shown).toMatchObject({ chosen: '2026-11-23', slots: { length: 12 } })
  expect(await run(showDays(visitor, { day: '2026-11-26' }))).toMatchObject({ chosen: '2026-11-26', slots: { length: 32 } })
  expect(await run(showDays(visitor, { day: '2026-11-24' }))).toMatchObject({ chosen: '2026-11-23' })
  clock.set('2026-11-23T13:00:00.000Z')
  expect(await run(showDays(visitor, { day: undefined }))).toMatchObject({ chosen: '2026-11-25' })
})
