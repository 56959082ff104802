import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { token } from '#core/kernel/token.ts'
import { type SitemapPages, staticPages } from '#core/plugin/addresses.ts'
import { definePlugin, type LoadLayoutData } from '#core/plugin/define-plugin.ts'
import { every } from '#core/plugin/jobs.ts'
import { CalendarFile } from '#core/ports/calendar-file.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { MailQueue } from '#core/ports/mailbox.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { UrgentBox } from '#core/ports/urgent-box.ts'
import { ContactMessages, UrgentLimit } from './domain/messages.port.ts'
import { Presentations } from './domain/presentations.port.ts'
import { contactMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { contact } from './migrations/20261123110000-contact.ts'
import { makeContactMessages } from './persistence/messages.repository.ts'
import { makePresentations } from './persistence/presentations.repository.ts'
import { makeUrgentLimit } from './persistence/urgent-limit.ts'
import { contactPersonal } from './personal.ts'
import { contactRoutes } from './routes.ts'
import { BookPresentation, makeBookPresentation } from './use-cases/book-presentation.ts'
import { CancelPresentation, makeCancelPresentation } from './use-cases/cancel-presentation.ts'
import { DeliverUrgent, makeDeliverUrgent } from './use-cases/deliver-urgent.ts'
import { FreeDays, makeFreeDays } from './use-cases/free-days.ts'
import { KeepMessage, makeKeepMessage } from './use-cases/keep-message.ts'
import { ListSlots, makeListSlots } from './use-cases/list-slots.ts'
import { makePresentationCalendar, PresentationCalendar } from './use-cases/presentation-calendar.ts'
import { makePresentationEntry, PresentationEntry } from './use-cases/presentation-entry.ts'
import { makeSendMessage, SendMessage } from './use-cases/send-message.ts'
import { makeShowDays, ShowDays } from './use-cases/show-days.ts'
import { makeShowPresentation, ShowPresentation } from './use-cases/show-presentation.ts'

const PageAddresses = token<SitemapPages>('contact/PageAddresses')
const Frame = token<LoadLayoutData>('contact/Frame')

/** Customer service: messages, urgent ones even while the database is away, and presentations to book. */
export const plugin = definePlugin({
  name: 'contact',
  migrations: [contact],
  bindings: (bind) => {
    const told = { mailQueue: MailQueue, events: Events, transaction: Transaction }
    bind(ContactMessages, makeContactMessages, { db: Db })
    bind(UrgentLimit, makeUrgentLimit, { clock: Clock })
    bind(KeepMessage, makeKeepMessage, { ...told, messages: ContactMessages })
    bind(SendMessage, makeSendMessage, {
      keep: KeepMessage,
      box: UrgentBox,
      rateLimit: RateLimit,
      urgentLimit: UrgentLimit,
      clock: Clock,
    })
    bind(DeliverUrgent, makeDeliverUrgent, { box: UrgentBox, keep: KeepMessage })
    bind(Presentations, makePresentations, { db: Db })
    bind(PresentationCalendar, makePresentationCalendar, { calendarFile: CalendarFile, translator: Translator })
    bind(FreeDays, makeFreeDays, { presentations: Presentations, clock: Clock, holidays: Holidays })
    bind(ListSlots, makeListSlots, { freeDays: FreeDays })
    bind(ShowDays, makeShowDays, { freeDays: FreeDays })
    bind(BookPresentation, makeBookPresentation, {
      ...told,
      presentations: Presentations,
      calendar: PresentationCalendar,
      rateLimit: RateLimit,
      clock: Clock,
      holidays: Holidays,
    })
    bind(ShowPresentation, makeShowPresentation, { presentations: Presentations, clock: Clock })
    bind(PresentationEntry, makePresentationEntry, { presentations: Presentations, calendar: PresentationCalendar })
    bind(CancelPresentation, makeCancelPresentation, {
      presentations: Presentations,
      mailQueue: MailQueue,
      clock: Clock,
      transaction: Transaction,
    })
    bind(PageAddresses, () => staticPages('/kontakt', '/umow-prezentacje'), {})
    // Nothing to read: that it is there makes its fillings appear, with the database away too.
    bind(Frame, () => () => Effect.succeed({}), {})
  },
  routes: contactRoutes,
  mails: contactMails,
  jobs: [every({ minutes: 1 }, DeliverUrgent)],
  personalData: contactPersonal,
  sitemap: PageAddresses,
  layoutData: Frame,
  messages: { pl, ua, en },
})
