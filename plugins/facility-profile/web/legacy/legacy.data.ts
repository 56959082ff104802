import { pageData } from '#web/server/page-data/page-data.ts'
import { FindLegacy } from '../../use-cases/find-legacy.ts'

/** Redirects a URL of the former site permanently to the facility's profile. */
export const data = pageData(
  FindLegacy,
  ({ params, query }) => ({
    identifiers: [query['id'], query['facility'], query['slug'], params['facility']].filter((identifier): identifier is string =>
      Boolean(identifier),
    ),
  }),
  ({ slug }, { href }) => ({ permanentRedirect: href(`/placowka/${slug}`) }),
)
