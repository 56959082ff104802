import { Effect } from 'effect'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { isVoivodeship } from '#core/places/voivodeship.ts'
import { handler } from '#core/plugin/handler.ts'
import { Facets } from '#core/search/facets.port.ts'
import { selectionOf } from '#core/search/selection-of.ts'
import { catalogueApi } from '../contract/api.ts'
import { Catalogue } from '../domain/catalogue.port.ts'
import { facetInputOf } from '../services/facet-input.ts'

/** Lists the facilities of a voivodeship by name, a page at a time; none for an unknown voivodeship. */
export const ListByVoivodeship = handler(
  catalogueApi.listByVoivodeship,
  { catalogue: Catalogue, facets: Facets },
  ({ catalogue, facets }) =>
    Effect.fn('catalogue.list-by-voivodeship')(function* (_, body) {
      const { voivodeship } = body
      const paging = pagingOf(body)
      if (!isVoivodeship(voivodeship)) return pageOf([], { total: 0, ...paging })
      const { selection } = selectionOf(yield* facets.available(), facetInputOf(body))
      const { listed, cards } = yield* catalogue.facilities({ voivodeship, selection }, paging)
      return pageOf(cards, { total: listed, ...paging })
    }),
)
