import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { token } from '#core/kernel/token.ts'
import { definePlugin, type LoadLayoutData } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { type SitemapPages, staticPages } from '#core/plugin/sitemap.ts'
import { CalendarFile } from '#core/ports/calendar-file.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { UrgentSpool } from '#core/ports/urgent-spool.ts'
import { contactApi } from './contract/api.ts'
import { ContactMessages, UrgentLimit } from './domain/messages.port.ts'
import { Presentations } from './domain/presentations.port.ts'
import { contactMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { contact } from './migrations/20261123110000-contact.ts'
import { ContactMessageTable } from './persistence/message.table.ts'
import { makeContactMessages } from './persistence/messages.repository.ts'
import { PresentationTable } from './persistence/presentation.table.ts'
import { makePresentations } from './persistence/presentations.repository.ts'
import { makeUrgentLimit } from './persistence/urgent-limit.ts'
import { contactPersonalData } from './personal-data.ts'
import { FindFreeDays, makeFindFreeDays } from './services/find-free-days.ts'
import { makePresentationCalendar, PresentationCalendar } from './services/presentation-calendar.ts'
import { makeStoreMessage, StoreMessage } from './services/store-message.ts'
import { BookPresentation, makeBookPresentation } from './use-cases/book-presentation.ts'
import { CancelPresentation, makeCancelPresentation } from './use-cases/cancel-presentation.ts'
import { DeliverUrgent, makeDeliverUrgent } from './use-cases/deliver-urgent.ts'
import { ExportPresentation, makeExportPresentation } from './use-cases/export-presentation.ts'
import { ListSlots, makeListSlots } from './use-cases/list-slots.ts'
import { makeSendMessage, SendMessage } from './use-cases/send-message.ts'
import { makeShowDays, ShowDays } from './use-cases/show-days.ts'
import { makeShowPresentation, ShowPresentation } from './use-cases/show-presentation.ts'

const ContactSitemap = token<SitemapPages>('contact/ContactSitemap')
const ContactLayoutData = token<LoadLayoutData>('contact/ContactLayoutData')

/** Customer service: messages, urgent ones even while the database is unavailable, and bookable presentations. */
export const plugin = definePlugin({
  name: 'contact',
  migrations: [contact],
  tables: [ContactMessageTable, PresentationTable],
  bindings: (bind) => {
    const messaging = { mailQueue: MailQueue, events: Events, transaction: Transaction }
    bind(ContactMessages, makeContactMessages, { db: Db })
    bind(UrgentLimit, makeUrgentLimit, { clock: Clock })
    bind(StoreMessage, makeStoreMessage, { ...messaging, messages: ContactMessages })
    bind(SendMessage, makeSendMessage, {
      storeMessage: StoreMessage,
      spool: UrgentSpool,
      rateLimit: RateLimit,
      urgentLimit: UrgentLimit,
      clock: Clock,
    })
    bind(DeliverUrgent, makeDeliverUrgent, { spool: UrgentSpool, storeMessage: StoreMessage })
    bind(Presentations, makePresentations, { db: Db })
    bind(PresentationCalendar, makePresentationCalendar, { calendarFile: CalendarFile, translator: Translator })
    bind(FindFreeDays, makeFindFreeDays, { presentations: Presentations, clock: Clock, holidays: Holidays })
    bind(ListSlots, makeListSlots, { freeDays: FindFreeDays })
    bind(ShowDays, makeShowDays, { freeDays: FindFreeDays })
    bind(BookPresentation, makeBookPresentation, {
      ...messaging,
      presentations: Presentations,
      calendar: PresentationCalendar,
      rateLimit: RateLimit,
      clock: Clock,
      holidays: Holidays,
    })
    bind(ShowPresentation, makeShowPresentation, { presentations: Presentations, clock: Clock })
    bind(ExportPresentation, makeExportPresentation, { presentations: Presentations, calendar: PresentationCalendar })
    bind(CancelPresentation, makeCancelPresentation, {
      presentations: Presentations,
      mailQueue: MailQueue,
      clock: Clock,
      transaction: Transaction,
    })
    bind(ContactSitemap, () => staticPages('/kontakt', '/umow-prezentacje'), {})
    // Empty data makes the plugin's slot fillings render, also while the database is unavailable.
    bind(ContactLayoutData, () => () => Effect.succeed({}), {})
  },
  endpoints: implement(contactApi, {
    sendMessage: SendMessage,
    listSlots: ListSlots,
    bookPresentation: BookPresentation,
    exportPresentation: ExportPresentation,
  }),
  mails: contactMails,
  jobs: [every({ minutes: 1 }, DeliverUrgent)],
  personalData: contactPersonalData,
  sitemap: ContactSitemap,
  layoutData: ContactLayoutData,
  messages: { pl, ua, en },
})
