import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { contactApi } from '../contract/api.ts'
import { PresentationNotFound } from '../contract/errors.ts'
import { Presentations } from '../domain/contact.port.ts'
import { endOf } from '../domain/slots.ts'
import { FindFreeDays, PresentationCalendar } from '../services/presentation-calendar.ts'

/** Number of working days on the page. */
const maxShownDays = 10

/**
 * Returns the next working days with their number of free slots, and the slots of the requested day, or else of the
 * first day with free slots.
 */
export const ShowDays = define('contact/ShowDays', { freeDays: FindFreeDays }, ({ freeDays }) =>
  Effect.fn('contact.show-days')(function* (_: Actor, { day }: { readonly day: string | undefined }) {
    const days = (yield* freeDays({})).slice(0, maxShownDays)
    const chosen = days.find((one) => one.day === day) ?? days.find(({ slots }) => slots.length > 0)
    return { days: days.map(({ day, slots }) => ({ day, free: slots.length })), chosen: chosen?.day ?? null, slots: chosen?.slots ?? [] }
  }),
)

/** Lists the free slots in order. */
export const ListSlots = handler(contactApi.listSlots, { freeDays: FindFreeDays }, ({ freeDays }) =>
  Effect.fn('contact.list-slots')(function* (_, period) {
    const days = yield* freeDays(period)
    return { slots: days.flatMap(({ slots }) => slots).map((slot) => ({ slot, ends: endOf(slot) })) }
  }),
)

/** Returns a booking for the bearer of its token: time, telephone, and whether it is cancelled or over. */
export const ShowPresentation = define(
  'contact/ShowPresentation',
  { presentations: Presentations, clock: Clock },
  ({ presentations, clock }) =>
    Effect.fn('contact.show-presentation')(function* (_: Actor, { token }: { readonly token: string }) {
      const { slot, phone, cancelled_at } = yield* presentations.byToken(token)
      return { token, slot, ends: endOf(slot), phone, cancelled: cancelled_at !== null, over: slot <= clock.now().toISOString() }
    }),
)

/** Returns the calendar entry of a booking that is not cancelled, for the bearer of its token. */
export const ExportPresentation = handler(
  contactApi.exportPresentation,
  { presentations: Presentations, calendar: PresentationCalendar },
  ({ presentations, calendar }) =>
    Effect.fn('contact.export-presentation')(function* (_, { token }) {
      const booked = yield* presentations.byToken(token)
      if (booked.cancelled_at !== null) return yield* new PresentationNotFound()
      return calendar(booked)
    }),
)

/** Cancels a presentation for the bearer of its token and frees the slot; mails both sides, once. */
export const CancelPresentation = define(
  'contact/CancelPresentation',
  { presentations: Presentations, mailQueue: MailQueue, clock: Clock, transaction: Transaction },
  ({ presentations, mailQueue, clock, transaction }) =>
    Effect.fn('contact.cancel-presentation')(function* (_: Actor, { token }: { readonly token: string }) {
      const { id, slot, name, email, phone, language } = yield* presentations.byToken(token)
      if (!(yield* presentations.cancel(id, clock.now().toISOString()))) return
      const values = { name, slot }
      yield* mailQueue.enqueue({ to: email, language, template: 'contact.mail.cancelled', values, key: `contact.cancelled:${id}` })
      const details = { ...values, email, phone }
      yield* mailQueue.enqueue({
        to: null,
        language: 'pl',
        template: 'contact.mail.cancellation',
        values: details,
        key: `contact.cancellation:${id}`,
      })
    }, transaction),
)
