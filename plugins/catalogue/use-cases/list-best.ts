import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Facets } from '#core/search/facets.port.ts'
import { selectionOf } from '#core/search/selection-of.ts'
import { catalogueApi } from '../contract/api.ts'
import { Catalogue } from '../domain/catalogue.port.ts'

/**
 * Lists recommended facilities: the best rated of those with at least five opinions, then the completest profiles, then
 * most free places (features SM-19). `city`: `malopolskie/krakow` or `krakow`.
 */
export const ListBest = handler(catalogueApi.listBest, { catalogue: Catalogue, facets: Facets }, ({ catalogue, facets }) =>
  Effect.fn('catalogue.list-best')(function* (_, { count, specialization, city }) {
    const [slug, voivodeship] = city?.split('/').toReversed() ?? []
    const { selection } = selectionOf(yield* facets.available(), {
      specialization: specialization === undefined ? undefined : [specialization],
    })
    return yield* catalogue.recommended({ selection, ...(slug ? { city: slug } : {}), ...(voivodeship ? { voivodeship } : {}) }, count)
  }),
)
