import { pageAction } from '#web/data/page-action.ts'
import { pageData } from '#web/data/page-data.ts'
import { inWarsaw } from '#core/kernel/warsaw.ts'
import { NewPresentation } from '../../contract/presentation.ts'
import { BookPresentation } from '../../use-cases/book-presentation.ts'
import { ShowDays } from '../../use-cases/show-days.ts'

/** The day of a moment that was posted, if it is one. */
const dayOf = (slot: string | undefined) =>
  slot === undefined || Number.isNaN(Date.parse(slot)) ? undefined : inWarsaw(new Date(slot)).day

/** The days and the free terms of one: that asked for as `?dzien=`, or that of the term that was tried. */
export const data = pageData(
  ShowDays,
  ({ query, context }) => ({ day: query['dzien'] ?? dayOf(context.posted?.values['slot']) }),
  (_, { t, query }) => ({ noindex: Object.keys(query).length > 0, crumbs: [{ label: t('contact.presentation.crumb') }] }),
)

/** Books and leads to the booking. */
export const action = pageAction(BookPresentation, {
  input: NewPresentation,
  honeypot: true,
  extra: ({ context }) => ({ language: context.language }),
  redirectTo: ({ token }, { href }) => href(`/umow-prezentacje/termin/${token}`),
})
