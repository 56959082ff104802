import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { VisitFull, VisitNotOffered } from '../../contract/errors.ts'
import { NewBooking } from '../../contract/visit.ts'
import { Book, ShowTimes } from '../../use-cases/book.ts'

/** Loads the times of the facility in the address. */
export const timesData = pageData(
  ShowTimes,
  ({ params: { slug = '' } }) => ({ slug }),
  ({ facility }, { t, href }) => ({
    values: { facility: facility.name },
    noindex: true,
    crumbs: [{ label: facility.name, href: href('map_facility', { facility: facility.slug }) }, { label: t('visits.page.crumb') }],
  }),
)

/** Books the chosen time and leads to what happens next. */
export const book = pageAction(Book, {
  input: NewBooking,
  honeypot: true,
  extra: ({ context }) => ({ language: context.language }),
  inlineErrors: [VisitFull, VisitNotOffered],
  redirectTo: ({ status }, { href, params: { slug = '' } }) =>
    href('visit_sent', { slug, state: status === 'confirmed' ? 'zapisano' : 'wyslano' }) ?? '/',
})

/** States of the page after a booking. */
export const sentStates = ['wyslano', 'zapisano'] as const

/** Loads the facility for the page after a booking. */
export const sentData = pageData(
  ShowTimes,
  // No facility has this name: the page is not found.
  ({ params: { slug = '', state = '' } }) => ({ slug: sentStates.some((one) => one === state) ? slug : '' }),
  ({ facility }, { t, href }) => ({
    noindex: true,
    crumbs: [{ label: facility.name, href: href('map_facility', { facility: facility.slug }) }, { label: t('visits.page.crumb') }],
  }),
)
