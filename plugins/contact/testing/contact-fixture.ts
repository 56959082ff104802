import { Effect } from 'effect'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeHolidays } from '#adapters/memory/holidays.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { makeUrgentSpool } from '#adapters/memory/urgent-spool.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { ContactMessages, type Presentation, Presentations } from '../domain/contact.port.ts'
import type { ContactMessage } from '../domain/message.ts'
import { makeUrgentLimit } from '../persistence/urgent-limit.ts'
import { FindFreeDays, PresentationCalendar } from '../services/presentation-calendar.ts'
import { StoreMessage } from '../services/store-message.ts'

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ${column}`

/** Finds the ports and makes the services of the plugin; the 24th of November 2026 is a holiday. `limited`: what was limited. */
export const makeContactFixture = (database: UseCaseDatabase) => {
  const events = makeEvents()
  const mailQueue = makeMailQueue()
  const limits = database.find(RateLimit)
  const limited: string[] = []
  const rateLimit: RateLimit = {
    consume: (action, ...rest) =>
      Effect.suspend(() => {
        limited.push(action)
        return limits.consume(action, ...rest)
      }),
  }
  const ports = {
    clock: database.clock,
    messages: database.find(ContactMessages),
    presentations: database.find(Presentations),
    events,
    mailQueue,
    rateLimit,
    spool: makeUrgentSpool(),
    holidays: makeHolidays('2026-11-24'),
    urgentLimit: makeUrgentLimit({ clock: database.clock }),
    transaction: transactionWith(database, events, mailQueue),
  }
  const calendar = makeOf(PresentationCalendar)({
    translator: makeTranslator(),
    calendarFile: ({ id, starts, ends, title, description }) =>
      [id, starts.toISOString(), ends.toISOString(), title, description].join(' '),
  })
  return {
    ...ports,
    calendar,
    limited,
    storeMessage: makeOf(StoreMessage)(ports),
    freeDays: makeOf(FindFreeDays)(ports),
    storedMessages: () => rowsOf<ContactMessage>(database, `select m.*, ${iso('sent_at')} from contact_message m`),
    bookings: () => rowsOf<Presentation>(database, `select p.*, ${iso('slot')}, ${iso('cancelled_at')} from contact_presentation p`),
  }
}
