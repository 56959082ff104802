import { pageData } from '#web/data/page-data.ts'
import { ShowContact } from '../../use-cases/show-contact.ts'

/** Telephone and e-mail on a page of their own; never indexed, limited like a single reveal. */
export const data = pageData(
  ShowContact,
  ({ params }) => ({ slug: params['facility'] ?? '' }),
  ({ moved, name, slug }, { t, href }) => {
    if (moved !== null) return { moved: href(`/placowka/${moved}/kontakt`) }
    return {
      values: { name },
      noindex: true,
      crumbs: [{ label: name, href: href('map_facility', { facility: slug }) }, { label: t('facility-profile.contact') }],
    }
  },
)
