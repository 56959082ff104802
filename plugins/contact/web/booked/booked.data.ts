import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowPresentation } from '../../use-cases/presentations.ts'

/** Loads a booking by the token in the address. */
export const data = pageData(
  ShowPresentation,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t, href }) => ({
    noindex: true,
    crumbs: [{ label: t('contact.presentation.crumb'), href: href('presentation') }, { label: t('contact.booked.title') }],
  }),
)
