import { Effect } from 'effect'
import { rateLimitKey } from '#core/access/actor.ts'
import { generateToken, newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { contactApi } from '../contract/api.ts'
import { SlotNotOffered } from '../contract/errors.ts'
import { PresentationBooked } from '../contract/events.ts'
import { type Presentation, Presentations } from '../domain/contact.port.ts'
import { messageRateLimit } from '../domain/rate-limit.ts'
import { endOf, isOffered } from '../domain/slots.ts'
import { PresentationCalendar } from '../services/presentation-calendar.ts'

/**
 * Books a presentation; the first request for a slot succeeds. Mails a confirmation with a calendar entry, and a notice
 * to customer service.
 */
export const BookPresentation = handler(
  contactApi.bookPresentation,
  {
    presentations: Presentations,
    calendar: PresentationCalendar,
    mailQueue: MailQueue,
    events: Events,
    rateLimit: RateLimit,
    clock: Clock,
    holidays: Holidays,
    transaction: Transaction,
  },
  ({ presentations, calendar, mailQueue, events, rateLimit, clock, holidays, transaction }) => {
    const store = Effect.fn('contact.store-presentation')(function* (booked: Presentation, accessToken: string) {
      const { id, slot, name, email, phone, language } = booked
      yield* presentations.add(booked, accessToken)
      yield* mailQueue.enqueue({
        to: email,
        language,
        template: 'contact.mail.booked',
        values: { name, slot, phone, token: accessToken },
        attachments: [{ name: 'prezentacja.ics', mime: 'text/calendar', text: calendar(booked) }],
        key: `contact.booked:${id}`,
      })
      const values = { name, slot, email, phone, facility: booked.facility_id ?? '' }
      yield* mailQueue.enqueue({ to: null, language: 'pl', template: 'contact.mail.booking', values, key: `contact.booking:${id}` })
      yield* events.emit(PresentationBooked.of({ id, slot }))
    }, transaction)

    return Effect.fn('contact.book-presentation')(function* (actor, input) {
      yield* rateLimit.consume('contact.presentation', rateLimitKey(actor), messageRateLimit)
      const now = clock.now()
      const starts = new Date(input.slot)
      if (!isOffered(starts, now, holidays.isHoliday)) return yield* new SlotNotOffered()

      const { name, email, phone, facility_id = null, language = 'pl' } = input
      const id = newId()
      const slot = starts.toISOString()
      const accessToken = generateToken()
      yield* store({ id, slot, name, email, phone, facility_id, language, created_at: now.toISOString(), cancelled_at: null }, accessToken)
      return { id, slot, ends: endOf(slot), token: accessToken }
    })
  },
)
