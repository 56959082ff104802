import { Effect } from 'effect'
import { isUuid } from '#core/kernel/uuid.ts'
import { handler } from '#core/plugin/handler.ts'
import { availableFor } from '#core/search/facet.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { parseSelection } from '#core/search/parse-selection.ts'
import { costsApi } from '../contract/api.ts'
import { maxIds, maxPriced } from '../contract/priced-list.ts'
import { ListPriced } from '../services/list-priced.ts'

/** Parameters of a query, each with its values. */
const paramsOf = (query: string) => {
  const all = new URLSearchParams(query)
  return Object.fromEntries([...new Set(all.keys())].map((key) => [key, all.getAll(key)]))
}

/** Lists what the costs of the facilities of a city depend on, with the filters of its list. */
export const ListCosts = handler(
  costsApi.listCosts,
  { index: FacilityIndex, facets: Facets, listPriced: ListPriced },
  ({ index, facets, listPriced }) =>
    Effect.fn('costs.list')(function* (_, { category, voivodeship, city, district, query = '' }) {
      const available = availableFor(yield* facets.available(), category)
      const { selection } = parseSelection(available, paramsOf(query))
      const within = { city: `${voivodeship}/${city}`, ...(district !== undefined && { district }) }
      const { ids, total } = yield* index.find({ within, selection: { ...selection, category: [category] } }, { limit: maxPriced })
      return { ...(yield* listPriced(ids)), total }
    }),
)

/** Lists what the costs of some facilities depend on; unknown ones are left out. */
export const ListCostsOf = handler(costsApi.listCostsOf, { listPriced: ListPriced }, ({ listPriced }) =>
  Effect.fn('costs.list-of')(function* (_, { ids }) {
    const known = ids.split(',').filter(isUuid).slice(0, maxIds)
    return { ...(yield* listPriced(known)), total: known.length }
  }),
)
