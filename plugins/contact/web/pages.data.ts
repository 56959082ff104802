import { Schema } from 'effect'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { staticPageData } from '#web/server/page-data/static-page-data.ts'
import { isMessageNumber, NewMessage } from '../contract/message.ts'
import { NewPresentation } from '../contract/presentation.ts'
import { BookPresentation } from '../use-cases/book-presentation.ts'
import { SendMessage } from '../use-cases/messages.ts'
import { CancelPresentation, ShowDays, ShowPresentation } from '../use-cases/presentations.ts'

/** Loads a booking by the token in the address. */
export const bookedData = pageData(
  ShowPresentation,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t, href }) => ({
    noindex: true,
    crumbs: [{ label: t('contact.presentation.crumb'), href: href('presentation') }, { label: t('contact.booked.title') }],
  }),
)

/** Loads the booking to cancel. Opening the link changes nothing, since mail programs prefetch links. */
export const cancelData = pageData(
  ShowPresentation,
  ({ params: { token = '' } }) => ({ token }),
  ({ cancelled, token }, { t, href }) => ({
    ...(cancelled && { permanentRedirect: href(`/umow-prezentacje/termin/${token}`) }),
    noindex: true,
    crumbs: [{ label: t('contact.presentation.crumb'), href: href('presentation') }, { label: t('contact.cancel.title') }],
  }),
)

/** Cancels the booking and redirects to its page. */
export const cancel = pageAction(CancelPresentation, {
  input: Schema.Struct({ token: Schema.String }),
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: (_, { href, params: { token = '' } }) => href(`/umow-prezentacje/termin/${token}`),
})

const isSlug = (text: string) => /^[a-z0-9-]{1,200}$/.test(text)

/** Data of the form: `?dotyczy=SLUG` names the facility it is about. Works without the database. */
export const contactData = staticPageData(({ t, href, context, query }) => {
  const { dotyczy } = query
  const path = dotyczy !== undefined && isSlug(dotyczy) ? href('map_facility', { facility: dotyczy }) : undefined
  return {
    value: { about: path === undefined ? null : context.publicUrl + path },
    head: { noindex: Object.keys(query).length > 0, crumbs: [{ label: t('contact.page.crumb') }] },
  }
})

/** Sends the message and redirects to the page with its number. */
export const send = pageAction(SendMessage, {
  input: NewMessage,
  honeypot: true,
  extra: ({ context }) => ({ language: context.language }),
  redirectTo: ({ number }, { href }) => href(`/kontakt/wyslano/${number}`),
})

/** Returns the day of a submitted slot, if it is a valid time. */
const dayOf = (slot: string | undefined) =>
  slot === undefined || Number.isNaN(Date.parse(slot)) ? undefined : toWarsawTime(new Date(slot)).day

/** Loads the days and the free slots of one: the day of `?dzien=`, or the day of the submitted slot. */
export const presentationData = pageData(
  ShowDays,
  ({ query, context }) => ({ day: query['dzien'] ?? dayOf(context.posted?.values['slot']) }),
  (_, { t, query }) => ({ noindex: Object.keys(query).length > 0, crumbs: [{ label: t('contact.presentation.crumb') }] }),
)

/** Books the presentation and redirects to the booking. */
export const book = pageAction(BookPresentation, {
  input: NewPresentation,
  honeypot: true,
  extra: ({ context }) => ({ language: context.language }),
  redirectTo: ({ token }, { href }) => href(`/umow-prezentacje/termin/${token}`),
})

/** Number of a sent message, from the address alone, since the database may be unavailable. */
export const sentData = staticPageData(({ t, href, params: { number = '' } }) =>
  isMessageNumber(number)
    ? {
        value: { number },
        head: { noindex: true, crumbs: [{ label: t('contact.page.crumb'), href: href('contact') }, { label: t('contact.sent.title') }] },
      }
    : null,
)
