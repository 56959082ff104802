import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { generateToken, newId } from '#core/kernel/ids.ts'
import { ContactMessages, type Presentation, Presentations } from '../domain/contact.port.ts'
import { toContactMessage } from '../domain/message.ts'

const database = databaseForTests()
const presentations = () => database.find(Presentations)

const slotOn = (day: number) => new Date(Date.UTC(2027, 0, day, 8)).toISOString()
const aPresentation = (over: Partial<Presentation> = {}): Presentation => ({
  id: newId(),
  slot: slotOn(1),
  name: 'Ola',
  email: 'ola@kredka.test',
  phone: '+48601602603',
  facility_id: null,
  language: 'pl',
  created_at: '2026-11-23T10:00:00.000Z',
  cancelled_at: null,
  ...over,
})

test('each message is stored once', async () => {
  const messages = database.find(ContactMessages)
  const input = { kind: 'general', name: 'Ola', email: 'ola@kredka.test', message: 'Dzień dobry' } as const
  const message = toContactMessage(input, newId(), new Date('2026-11-23T10:00:00Z'))
  expect([await run(messages.add(message)), await run(messages.add(message))]).toEqual([true, false])
})

test('a booking is found by its token only', async () => {
  const booking = aPresentation({ language: 'ua' })
  const token = generateToken()
  await run(presentations().add(booking, token))
  expect(await run(presentations().byToken(token))).toEqual(booking)
  for (const wrong of [generateToken(), booking.id, 'rubbish'])
    expect(await failureOf(presentations().byToken(wrong))).toMatchObject({ _tag: 'PresentationNotFound' })
})

test('a slot has one active booking', async () => {
  const first = aPresentation()
  const second = aPresentation()
  await run(presentations().add(first, generateToken()))
  expect(await failureOf(presentations().add(second, generateToken()))).toMatchObject({ _tag: 'SlotTaken' })
  expect(await run(presentations().cancel(first.id, '2026-11-23T11:00:00.000Z'))).toBe(true)
  expect(await run(presentations().cancel(first.id, '2026-11-23T12:00:00.000Z'))).toBe(false)
  await run(presentations().add(second, generateToken()))
})

test('lists the booked slots of a range, without its end and without cancelled ones', async () => {
  const bookings = [1, 2, 3, 4].map((day) => aPresentation({ slot: slotOn(day) }))
  for (const one of bookings) await run(presentations().add(one, generateToken()))
  await run(presentations().cancel(bookings[2]?.id ?? '', '2026-11-23T11:00:00.000Z'))
  expect((await run(presentations().bookedSlots(slotOn(1), slotOn(4)))).toSorted()).toEqual([slotOn(1), slotOn(2)])
})
