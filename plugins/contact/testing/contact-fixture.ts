import { Effect } from 'effect'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeHolidays } from '#adapters/memory/holidays.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { makeRateLimit } from '#adapters/memory/rate-limit.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { makeUrgentSpool } from '#adapters/memory/urgent-spool.ts'
import { makeOf } from '#core/kernel/define.ts'
import { messageRateLimit } from '../domain/rate-limit.ts'
import { FindFreeDays, PresentationCalendar } from '../services/presentation-calendar.ts'
import { StoreMessage } from '../services/store-message.ts'
import { makeMemoryMessages, makeMemoryPresentations } from './memory-contact.ts'

/** Id of the facility that bookings may name. */
export const facilityId = '01970000-0000-7000-8000-0000000000fa'

/** Creates the in-memory ports and the services of the plugin; the 24th of November 2026 is a holiday. */
export const makeContactFixture = () => {
  const clock = makeClock()
  const messages = makeMemoryMessages()
  const presentations = makeMemoryPresentations(facilityId)
  const events = makeEvents()
  const mailQueue = makeMailQueue()
  const rateLimit = makeRateLimit({ clock })
  const urgent = makeRateLimit({ clock })
  const ports = {
    clock,
    messages,
    presentations,
    events,
    mailQueue,
    rateLimit,
    spool: makeUrgentSpool(),
    holidays: makeHolidays('2026-11-24'),
    urgentLimit: { consume: (caller: string) => Effect.asVoid(urgent.consume('urgent', caller, messageRateLimit)) },
    transaction: makeTransaction(messages, presentations, events, mailQueue),
  }
  const calendar = makeOf(PresentationCalendar)({
    translator: makeTranslator(),
    calendarFile: ({ id, starts, ends, title, description }) =>
      [id, starts.toISOString(), ends.toISOString(), title, description].join(' '),
  })
  return { ...ports, calendar, storeMessage: makeOf(StoreMessage)(ports), freeDays: makeOf(FindFreeDays)(ports) }
}
