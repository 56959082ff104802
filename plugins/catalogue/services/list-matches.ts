import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { availableFor } from '#core/search/facet.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { parseSelection } from '#core/search/parse-selection.ts'
import { readQuery } from '#core/search/query-params.ts'
import { ListMatches } from '../contract/queries.ts'

/** Finds the facilities of a list for tools that work with all of them. */
export const makeListMatches = provide(
  ListMatches,
  { index: FacilityIndex, facets: Facets },
  ({ index, facets }): ListMatches => ({
    find: Effect.fn('catalogue.list-matches')(function* ({ category, voivodeship, city, district, query = '' }, limit) {
      const { selection } = parseSelection(availableFor(yield* facets.available(), category), readQuery(query))
      const within = { city: `${voivodeship}/${city}`, ...(district !== undefined && { district }) }
      return yield* index.find({ within, selection: { ...selection, category: [category] } }, { limit })
    }),
  }),
)
