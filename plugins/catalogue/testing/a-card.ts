import { Effect } from 'effect'
import type { Category } from '#core/facilities/category.ts'
import { newId } from '#core/kernel/ids.ts'
import type { ListedCard } from '../contract/listed-card.ts'
import type { CatalogueCity, ListTotals } from '../contract/regions.ts'
import { type Catalogue, CataloguePageNotFound, type ListPaging } from '../domain/catalogue.port.ts'
import type { FacilityQuery } from '../domain/facility-query.ts'

/** Creates the card of a nursery in Kraków. */
export const aCard = (over: Partial<ListedCard> = {}): ListedCard => ({
  id: newId(),
  slug: 'sloneczko',
  name: 'Słoneczko',
  type: 'nursery',
  status: 'registered',
  shadow_status: null,

  voivodeship: 'malopolskie',
  city: 'Kraków',
  city_slug: 'krakow',
  district: null,
  post_code: null,
  street: null,
  building_number: null,
  score_total: null,
  score_cleanliness: null,
  score_staff: null,
  score_food: null,
  opinion_count: 0,
  longitude: null,
  latitude: null,
  tuition_month: null,
  free_places: null,
  free_places_on: null,
  child_count: null,

  specialization: [],
  ownership: [],
  suspended: false,
  made: false,
  legal_type: null,
  open_at: null,
  close_at: null,
  cover: null,
  approximate: false,
  ...over,
})

/** Returns the category of a card by its type. */
export const categoryOf = ({ type }: ListedCard): Category | null =>
  type === 'primary_school' ? null : type.startsWith('kindergarten') ? 'przedszkola' : 'zlobki'

/** Numbers of cards: invented ones are listed and do not count. */
const totalsOf = (cards: readonly ListedCard[]): ListTotals => ({ listed: cards.length, total: cards.filter(({ made }) => !made).length })

/**
 * Creates a catalogue of cards; districts are slugs. `queries` lists the queries for facilities with their paging.
 * Facets do not filter.
 */
export const makeMemoryCatalogue = (...cards: readonly ListedCard[]) => {
  const queries: { readonly query: FacilityQuery; readonly paging: object }[] = []
  const inPlace = ({ category, voivodeship, city, district }: FacilityQuery) =>
    cards.filter(
      (card) =>
        (category === undefined || categoryOf(card) === category) &&
        (voivodeship === undefined || card.voivodeship === voivodeship) &&
        (city === undefined || card.city_slug === city) &&
        (district === undefined || card.district === district),
    )
  const pageOfCards = (query: FacilityQuery, { page, limit, offset = limit * (page - 1) }: ListPaging) =>
    inPlace(query).slice(offset, offset + limit)
  const countBy = (list: readonly ListedCard[], key: (card: ListedCard) => string) =>
    [...Map.groupBy(list, key)].map(([slug, group]) => ({ name: group[0]?.city ?? slug, slug, count: group.length }))
  const catalogue: Catalogue = {
    voivodeships: (category) =>
      Effect.sync(() =>
        [...Map.groupBy(inPlace(category ? { category } : {}), ({ voivodeship }) => voivodeship)].map(([slug, group]) => ({
          slug,
          count: group.length,
          cities: countBy(group, ({ city_slug }) => city_slug),
        })),
      ),
    cities: (category, voivodeship) => Effect.sync(() => countBy(inPlace({ category, voivodeship }), ({ city_slug }) => city_slug)),
    overviews: ({ cities, recommended }) =>
      Effect.sync(() =>
        (['zlobki', 'przedszkola'] as const).map((category) => {
          const all = inPlace({ category })
          const places = countBy(all, ({ city_slug }) => city_slug).map((place) => ({ ...place, voivodeship: 'malopolskie' }))
          return { category, total: all.length, cities: places.slice(0, cities), recommended: all.slice(0, recommended) }
        }),
      ),
    city: Effect.fn('memory.city')(function* (category, voivodeship, city) {
      const found = inPlace({ category, voivodeship, city })
      const [first] = found
      if (!first) return yield* new CataloguePageNotFound()
      const districts = [...Map.groupBy(found, ({ district }) => district)].flatMap(([slug, group]) =>
        slug === null ? [] : [{ name: slug, slug, count: totalsOf(group).total, listed: group.length }],
      )
      return { name: first.city, city: first.city, slug: city, ...totalsOf(found), districts } satisfies CatalogueCity
    }),
    successor: (_, voivodeship, city) =>
      Effect.succeed(`${voivodeship}/${city}` === 'malopolskie/dawny-krakow' ? { voivodeship, city: 'krakow' } : null),
    facilities: (query, paging) =>
      Effect.sync(() => {
        queries.push({ query, paging })
        return { ...totalsOf(inPlace(query)), cards: pageOfCards(query, paging) }
      }),
    recommended: (query, limit) =>
      Effect.sync(() => {
        queries.push({ query, paging: { limit } })
        return inPlace(query).slice(0, limit)
      }),
  }
  return { ...catalogue, queries }
}
