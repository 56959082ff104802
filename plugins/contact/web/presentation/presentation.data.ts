import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { NewPresentation } from '../../contract/presentation.ts'
import { BookPresentation } from '../../use-cases/book-presentation.ts'
import { ShowDays } from '../../use-cases/presentations.ts'

/** Returns the day of a submitted slot, if it is a valid time. */
const dayOf = (slot: string | undefined) =>
  slot === undefined || Number.isNaN(Date.parse(slot)) ? undefined : toWarsawTime(new Date(slot)).day

/** Loads the days and the free slots of one: the day of `?dzien=`, or the day of the submitted slot. */
export const data = pageData(
  ShowDays,
  ({ query, context }) => ({ day: query['dzien'] ?? dayOf(context.posted?.values['slot']) }),
  (_, { t, query }) => ({ noindex: Object.keys(query).length > 0, crumbs: [{ label: t('contact.presentation.crumb') }] }),
)

/** Books the presentation and redirects to the booking. */
export const action = pageAction(BookPresentation, {
  input: NewPresentation,
  honeypot: true,
  extra: ({ context }) => ({ language: context.language }),
  redirectTo: ({ token }, { href }) => href(`/umow-prezentacje/termin/${token}`),
})
