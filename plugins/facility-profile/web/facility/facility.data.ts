import { pageTags } from '#core/kernel/page-tags.ts'
import { pageData } from '#web/data/page-data.ts'
import { ShowProfile } from '../../use-cases/show-profile.ts'
import { streetLine } from '../address.ts'
import { crumbsOf } from './crumbs.ts'
import { describe, kindUnlessNamed } from './describe.ts'
import { jsonLdOf } from './json-ld.ts'

/** The profile and what its head says; an old slug moves for good, a closed facility is kept out of indexes. */
export const data = pageData(
  ShowProfile,
  ({ params }) => ({ slug: params['facility'] ?? '' }),
  (profile, { t, href, context }) => {
    const { facility, facts, moved, nearby, saidUntil } = profile
    if (moved !== null) return { moved: href(`/placowka/${moved}`) }
    const path = `/placowka/${facility.slug}` as const
    const where = [facility.city, facts.street ? streetLine(facts, facility.city) : facility.district].filter(Boolean).join(', ')
    return {
      values: {
        name: facility.name,
        what: [...kindUnlessNamed(facility, t), where].join(', '),
        told: describe(profile, t, context.language),
      },
      canonical: path,
      noindex: !facility.active,
      // Its neighbours are others when one comes or goes anywhere.
      tags: [pageTags.facilities, ...[facility, ...nearby].map(({ id }) => pageTags.facility(id))],
      freshUntil: saidUntil,
      crumbs: crumbsOf(facility, t, href),
      jsonLd: facility.active ? [jsonLdOf(profile, `${context.publicUrl}${href(path)}`)] : [],
    }
  },
)
