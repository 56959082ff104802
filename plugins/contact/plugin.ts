import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { definePlugin, type LoadLayoutData } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { everyInEachProcess } from '#core/plugin/jobs.ts'
import { staticPages } from '#core/plugin/sitemap.ts'
import { contactApi } from './contract/api.ts'
import { contactMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { contact } from './migrations/20261123110000-contact.ts'
import { contactPresentationSlots } from './migrations/20261225092000-contact-presentation-slots.ts'
import { makeContactMessages, makePresentations } from './persistence/contact.repository.ts'
import { ContactMessageTable, PresentationTable } from './persistence/tables.ts'
import { makeUrgentLimit } from './persistence/urgent-limit.ts'
import { contactPersonalData } from './personal-data.ts'
import { BookPresentation } from './use-cases/book-presentation.ts'
import { DeliverUrgent, SendMessage } from './use-cases/messages.ts'
import { ExportPresentation, ListSlots } from './use-cases/presentations.ts'

const ContactSitemap = define('contact/Sitemap', {}, () => staticPages('/kontakt', '/umow-prezentacje'))
// Empty data makes the plugin's slot fillings render, also while the database is unavailable.
const ContactLayoutData = define('contact/LayoutData', {}, (): LoadLayoutData => () => Effect.succeed({}))

/** Customer service: messages, urgent ones even while the database is unavailable, and bookable presentations. */
export const plugin = definePlugin({
  name: 'contact',
  migrations: [contact, contactPresentationSlots],
  tables: [ContactMessageTable, PresentationTable],
  providers: [makeContactMessages, makeUrgentLimit, makePresentations],
  endpoints: implement(contactApi, [SendMessage, ListSlots, BookPresentation, ExportPresentation]),
  mails: contactMails,
  processJobs: [everyInEachProcess(1, DeliverUrgent)],
  personalData: contactPersonalData,
  sitemap: ContactSitemap,
  layoutData: ContactLayoutData,
  messages: { pl, ua, en },
})
