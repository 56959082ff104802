import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowContact } from '../../use-cases/contact.ts'

/** Loads telephone and e-mail; the page is `noindex` and rate-limited like other reveals. */
export const data = pageData(
  ShowContact,
  ({ params }) => ({ slug: params['facility'] ?? '' }),
  ({ movedTo, name, slug }, { t, href }) => {
    if (movedTo !== null) return { permanentRedirect: href(`/placowka/${movedTo}/kontakt`) }
    return {
      values: { name },
      noindex: true,
      crumbs: [{ label: name, href: href('map_facility', { facility: slug }) }, { label: t('facility-profile.contact') }],
    }
  },
)
