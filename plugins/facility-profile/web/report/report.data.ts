import { pageTags } from '#core/kernel/page-tags.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowProfile } from '../../use-cases/show-profile.ts'

/** Loads the facility and its photos; outdated slugs redirect like those of the profile. */
export const data = pageData(
  ShowProfile,
  ({ params }) => ({ slug: params['facility'] ?? '' }),
  ({ facility: { id, slug, name }, movedTo }, { t, href }) => {
    if (movedTo !== null) return { permanentRedirect: href(`/placowka/${movedTo}/zglos`) }
    return {
      values: { name },
      noindex: true,
      tags: [pageTags.facility(id)],
      crumbs: [{ label: name, href: href('map_facility', { facility: slug }) }, { label: t('facility-profile.report') }],
    }
  },
)
