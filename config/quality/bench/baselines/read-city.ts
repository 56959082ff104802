import type pg from 'pg'
import { orderOfToday } from '#config/quality/testing/order-of-today.ts'
import { pageOf } from '#core/kernel/paging.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { VoivodeshipSlug } from '#core/places/voivodeship.ts'
import { type AvailableFacet, availableFor, type FacetOption } from '#core/search/facet.ts'
import { parseSelection, type QueryParams } from '#core/search/parse-selection.ts'
import { defaultOrder } from '#plugins/catalogue/contract/order.ts'
import { type CountedQuarter, countQuarters, linkedQuarters } from '#plugins/catalogue/domain/count-quarters.ts'
import { catalogueFacets } from '#plugins/catalogue/domain/facets.ts'
import { listedColumns } from '#plugins/catalogue/persistence/facility-sql.ts'
import { locatedFacilities } from '#plugins/catalogue/persistence/located-facilities.query.ts'
import type { CityPageData } from '#plugins/catalogue/use-cases/show-city.ts'
import { placeGrammar } from '#plugins/places/persistence/place-grammar.ts'
import { quartersOfCapitals } from '#plugins/places/testing/bundled-quarters.ts'
import { tagFacets } from '#plugins/tags/domain/facets.ts'
import type { Tag as StoredTag } from '#plugins/tags/domain/tag.ts'
import { toOption } from '#plugins/tags/domain/tag-option.ts'
import { countOptions } from './count-options.ts'

// Loads the data of the catalogue's city page with plain `pg` and two statements; the bench compares the rendered text with the product's.

const city = `select min(city) "name", min(city) city, min(city_slug) slug, sum(total)::int total, sum(total)::int listed,
    coalesce(jsonb_agg(jsonb_build_object('name', district, 'slug', district_slug, 'count', total, 'listed', total) order by district collate "pl-x-icu")
      filter (where district_slug <> '' and total > 0), '[]') districts
  from facility_count where category = 'zlobki' and voivodeship = $1 and city_slug = $2`

const { terms } = orderOfToday(defaultOrder)

/** Index for the list of a city in its order, which the product itself takes from memory. */
export const cityIndex = `create index if not exists bench_city on facility (category, voivodeship, city_slug, made, (category is null), suspended,
  completeness desc nulls last, free_places_told desc nulls last) where active and deleted_at is null and merged_into is null`

const cards = (more = '', where = '') => `select ${listedColumns}${more} from facility f
  where f.active and f.deleted_at is null and f.merged_into is null and f.category = 'zlobki' and f.voivodeship = $1 and f.city_slug = $2 ${where}
  order by ${terms} limit 20`
const filteredCards = cards(', count(*) over ()::int total', 'and f.ownership && $3::uuid[] and f.fee_month <= $4')

type Tag = Pick<StoredTag, 'id' | 'key' | 'category' | 'param' | 'display' | 'icon' | 'catalogCategory'>

const { locativeOf } = placeGrammar

const isList = (options: unknown): options is readonly FacetOption[] => Array.isArray(options)

/** Loads all filters of the nursery catalogue with their options. */
const readFacets = async (pool: pg.Pool): Promise<AvailableFacet[]> => {
  const { rows } = await pool.query<Tag>(
    `select id, key, category, param, display, icon, catalog_category "catalogCategory" from tags_tag order by position, key`,
  )
  const options = (key: string) => rows.filter(({ category }) => category === key).map(toOption)
  const ofTags = tagFacets.map(
    (facet): AvailableFacet => ({ ...facet, options: isList(facet.options) ? facet.options : options(facet.key) }),
  )
  return availableFor([...ofTags, ...catalogueFacets], 'zlobki').filter(({ key }) => key !== 'category')
}

/** Counts the facilities near the quarters of the nursery catalogue. */
const countNearQuarters = async (pool: pg.Pool): Promise<readonly CountedQuarter[]> => {
  const { rows: points } = await pool.query(locatedFacilities.points)
  const { rows: cities } = await pool.query(locatedFacilities.cities)
  return countQuarters(points, cities, quartersOfCapitals()).filter(({ category }) => category === 'zlobki')
}

/** Loads what all pages of cities share, once. */
export const readShared = async (pool: pg.Pool) => ({ facets: await readFacets(pool), quarters: await countNearQuarters(pool) })

/** Loads the page data of a city in the default order; filtered when owner and maximum price are selected. */
export const readCity = async (
  pool: pg.Pool,
  { facets, quarters }: Awaited<ReturnType<typeof readShared>>,
  voivodeship: string,
  slug: string,
  query: QueryParams,
) => {
  const { selection, unknown } = parseSelection(facets, query)
  const { ownership, price } = selection as { readonly ownership?: readonly string[]; readonly price?: { readonly max: number } }
  const found = (await pool.query<CityPageData['city']>(city, [voivodeship, slug])).rows[0]!
  const filtered = ownership !== undefined && price !== undefined
  const { rows } = await (filtered
    ? pool.query(filteredCards, [voivodeship, slug, ownership, price.max])
    : pool.query(cards(), [voivodeship, slug]))
  const items = rows.map((card) => ({ ...card, parts: {} }))
  return {
    category: 'zlobki',
    voivodeship: voivodeship as VoivodeshipSlug,
    city: found,
    district: null,
    availableFacets: facets,
    selection,
    unknown,
    filtered,
    order: defaultOrder,
    near: { address: '', nearby: false, origin: null },
    movedTo: null,
    description: null,
    quarters: linkedQuarters(quarters.filter((one) => one.voivodeship === voivodeship && one.city === slug)),
    locative: { pl: locativeOf(found.city, 'pl'), ua: locativeOf(found.city, 'ua'), en: locativeOf(found.city, 'en') },
    optionCounts: await countOptions(pool, facets, { voivodeship, slug, selection }),
    total: filtered ? (rows[0]?.total ?? 0) : found.total,
    unfilteredTotal: found.total,
    facilities: pageOf(items, { total: filtered ? (rows[0]?.total ?? 0) : found.total, page: 1, limit: 20 }),
    today: toWarsawTime(new Date()).day,
  } satisfies CityPageData
}
