import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Category } from '#core/facilities/category.ts'
import { define } from '#core/kernel/define.ts'
import { isVoivodeship, voivodeshipKey, voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { handler } from '#core/plugin/handler.ts'
import { Translator } from '#core/ports/translator.ts'
import { Cities } from '#plugins/places/contract/queries.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { catalogueApi } from '../contract/api.ts'
import type { CitiesResponse } from '../contract/region-api.ts'
import type { VoivodeshipView } from '../contract/regions.ts'
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

/**
 * Lists all sixteen voivodeships A to Z by their Polish names, with counts and the five largest cities; without
 * `category` for both categories.
 */
export const ShowVoivodeships = define(
  'catalogue/ShowVoivodeships',
  { catalogue: Catalogue, translator: Translator },
  ({ catalogue, translator }) =>
    Effect.fn('catalogue.show-voivodeships')(function* (_: Actor, { category }: { readonly category?: Category | undefined }) {
      const counts = new Map((yield* catalogue.voivodeships(category ?? null)).map((row) => [row.slug, row]))
      const t = translator.for('pl')
      return voivodeshipSlugs
        .map(
          (slug): VoivodeshipView => ({
            slug,
            name: t(voivodeshipKey(slug)),
            count: counts.get(slug)?.count ?? 0,
            cities: counts.get(slug)?.cities ?? [],
          }),
        )
        .toSorted((a, b) => a.name.localeCompare(b.name, 'pl'))
    }),
)

/** Lists the cities of a voivodeship with their bounding boxes; none where the voivodeship is missing or unknown. */
export const ListCities = handler(
  catalogueApi.listCities,
  { cities: Cities, showVoivodeships: ShowVoivodeships, tagLookup: TagLookup },
  ({ cities, showVoivodeships, tagLookup }) =>
    Effect.fn('catalogue.list-cities')(function* (actor, { slug, required_specialization: requiredTags }) {
      const voivodeship = (yield* showVoivodeships(actor, {})).find((one) => one.slug === slug)
      if (!voivodeship) return { voivodeship: null, cities: [] } as typeof CitiesResponse.Type
      const found = yield* cities.inVoivodeship(
        voivodeship.slug,
        requiredTags?.length ? yield* tagLookup.resolveIds('specialization', requiredTags) : null,
      )
      return { voivodeship, cities: found } as typeof CitiesResponse.Type
    }),
)
