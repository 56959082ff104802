import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Category } from '#core/facilities/category.ts'
import { define } from '#core/kernel/define.ts'
import { isVoivodeship } from '#core/places/voivodeship.ts'
import { Catalogue, CataloguePageNotFound } from '../domain/catalogue.port.ts'

/** Lists the cities of one voivodeship, A to Z, with counts. */
export const ShowVoivodeship = define('catalogue/ShowVoivodeship', { catalogue: Catalogue }, ({ catalogue }) =>
  Effect.fn('catalogue.show-voivodeship')(function* (
    _: Actor,
    { category, voivodeship }: { readonly category: Category; readonly voivodeship: string },
  ) {
    if (!isVoivodeship(voivodeship)) return yield* new CataloguePageNotFound()
    const cities = yield* catalogue.cities(category, voivodeship)
    return { category, voivodeship, total: cities.reduce((sum, { count }) => sum + count, 0), cities }
  }),
)
