import { Effect } from 'effect'
import { isUuid } from '#core/kernel/uuid.ts'
import { handler } from '#core/plugin/handler.ts'
import { ListMatches } from '#plugins/catalogue/contract/queries.ts'
import { costsApi } from '../contract/api.ts'
import { maxIds, maxPriced } from '../contract/priced-list.ts'
import { ListPriced } from '../services/list-priced.ts'

/** Lists what the costs of the facilities of a city depend on, with the filters of its list. */
export const ListCosts = handler(costsApi.listCosts, { matches: ListMatches, listPriced: ListPriced }, ({ matches, listPriced }) =>
  Effect.fn('costs.list')(function* (_, list) {
    const { ids, total } = yield* matches.find(list, maxPriced)
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
