import { pageTags } from '#core/kernel/page-tags.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowProfile } from '../../use-cases/show-profile.ts'
import { streetLine } from '../address-lines.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import { describeFacility, kindUnlessInName } from './describe.ts'
import { jsonLdOf } from './json-ld.ts'

/** Loads the profile and the page's head; outdated slugs redirect permanently, closed facilities are `noindex`. */
export const data = pageData(
  ShowProfile,
  ({ params }) => ({ slug: params['facility'] ?? '' }),
  (profile, { t, href, context }) => {
    const { facility, facts, movedTo, nearby, successors, validUntil } = profile
    if (movedTo !== null) return { permanentRedirect: href(`/placowka/${movedTo}`) }
    const path = `/placowka/${facility.slug}` as const
    const location = [cityNameIn(facility.city, context.language), facts.street ? streetLine(facts, facility.city) : facility.district]
      .filter(Boolean)
      .join(', ')
    return {
      values: {
        name: facility.name,
        what: [...kindUnlessInName(facility, t), location].join(', '),
        facts: describeFacility(profile, t, context.language),
      },
      canonical: path,
      noindex: !facility.active,
      // Nearby facilities change when any facility is added or removed.
      tags: [pageTags.facilities, ...[facility, ...nearby, ...successors].map(({ id }) => pageTags.facility(id))],
      freshUntil: validUntil,
      crumbs: breadcrumbsOf(facility, t, href, context.language),
      jsonLd: facility.active ? [jsonLdOf(profile, `${context.publicUrl}${href(path)}`, t)] : [],
    }
  },
)
