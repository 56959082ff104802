import { pageData } from '#web/data/page-data.ts'
import { FindLegacy } from '../../use-cases/find-legacy.ts'

/** An address of the former site moves for good to the profile that it means. */
export const data = pageData(
  FindLegacy,
  ({ params, query }) => ({
    words: [query['id'], query['facility'], query['slug'], params['facility']].filter((word): word is string => Boolean(word)),
  }),
  ({ slug }, { href }) => ({ moved: href(`/placowka/${slug}`) }),
)
