import { beforeAll, describe, expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { generateToken, newId } from '#core/kernel/ids.ts'
import type { ContactMessages, Presentation, Presentations } from '../domain/contact.port.ts'
import { toContactMessage } from '../domain/message.ts'

interface Repositories {
  readonly messages: ContactMessages
  readonly presentations: Presentations
}

let nextDay = 0
/** Creates a booking of a slot that no other one has. */
const aPresentation = (over: Partial<Presentation> = {}): Presentation => ({
  id: newId(),
  slot: new Date(Date.UTC(2027, 0, ++nextDay, 8)).toISOString(),
  name: 'Ola',
  email: 'ola@kredka.test',
  phone: '+48601602603',
  facility_id: null,
  language: 'pl',
  created_at: '2026-11-23T10:00:00.000Z',
  cancelled_at: null,
  ...over,
})

/** Describes every repository of messages and of bookings. */
export const describeContactRepositories = (setUp: () => Promise<Repositories> | Repositories) => {
  let all: Repositories
  beforeAll(async () => {
    all = await setUp()
  })

  test('the repository of messages stores each message once', async () => {
    const input = { kind: 'general', name: 'Ola', email: 'ola@kredka.test', message: 'Dzień dobry' } as const
    const message = toContactMessage(input, newId(), new Date('2026-11-23T10:00:00Z'))
    expect([await run(all.messages.add(message)), await run(all.messages.add(message))]).toEqual([true, false])
  })

  describe('repository of bookings', () => {
    test('returns a booking by its token only', async () => {
      const booking = aPresentation({ language: 'ua' })
      const token = generateToken()
      await run(all.presentations.add(booking, token))
      expect(await run(all.presentations.byToken(token))).toEqual(booking)
      for (const wrong of [generateToken(), booking.id, 'rubbish'])
        expect(await failureOf(all.presentations.byToken(wrong))).toMatchObject({ _tag: 'PresentationNotFound' })
    })

    test('allows one active booking of a slot', async () => {
      const first = aPresentation()
      const second = aPresentation({ slot: first.slot })
      await run(all.presentations.add(first, generateToken()))
      expect(await failureOf(all.presentations.add(second, generateToken()))).toMatchObject({ _tag: 'SlotTaken' })
      expect(await run(all.presentations.cancel(first.id, '2026-11-23T11:00:00.000Z'))).toBe(true)
      expect(await run(all.presentations.cancel(first.id, '2026-11-23T12:00:00.000Z'))).toBe(false)
      await run(all.presentations.add(second, generateToken()))
    })

    test('rejects unknown facilities', async () => {
      const booking = aPresentation({ facility_id: newId() })
      expect(await failureOf(all.presentations.add(booking, generateToken()))).toMatchObject({ _tag: 'FacilityNotFound' })
    })

    test('lists the booked slots of a range, without its end and without cancelled ones', async () => {
      const first = aPresentation()
      const second = aPresentation()
      const cancelled = aPresentation()
      const last = aPresentation()
      for (const one of [first, second, cancelled, last]) await run(all.presentations.add(one, generateToken()))
      await run(all.presentations.cancel(cancelled.id, '2026-11-23T11:00:00.000Z'))
      expect((await run(all.presentations.bookedSlots(first.slot, last.slot))).toSorted()).toEqual([first.slot, second.slot])
    })
  })
}
