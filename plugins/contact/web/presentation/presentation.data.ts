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
  ({ query, house }) => ({ day: query['dzien'] ?? dayOf(house.posted?.values['slot']) }),
  (_, { t, query }) => ({ noindex: Object.keys(query).length > 0, crumbs: [{ label: t('contact.presentation.crumb') }] }),
)

/** Books and leads to the booking. */
export const action = pageAction(BookPresentation, {
  takes: NewPresentation,
  traps: true,
  adds: ({ house }) => ({ language: house.language }),
  goes: ({ token }, { href }) => href(`/umow-prezentacje/termin/${token}`),
})
