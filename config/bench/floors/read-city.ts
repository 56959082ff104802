import type pg from 'pg'
import { inWarsaw } from '#core/kernel/warsaw.ts'
import { pageOf } from '#core/kernel/paging.ts'
import { type FacetOption, type AvailableFacet, availableFor } from '#core/search/facet.ts'
import { type Query, parseSelection } from '#core/search/read-choice.ts'
import type { VoivodeshipSlug } from '#core/places/voivodeship.ts'
import { catalogueFacets } from '#plugins/catalogue/domain/facets.ts'
import { cardColumns } from '#plugins/catalogue/persistence/card-columns.ts'
import type { CityShown } from '#plugins/catalogue/use-cases/show-city.ts'
import { tagFacets } from '#plugins/tags/domain/facets.ts'

// What our catalogue's page of a city shows, by plain `pg` and two statements of the floors' own; were the rows others, so would be the text.

const city = `select min(city) "name", min(city_slug) slug, sum(total)::int total,
    coalesce(jsonb_agg(jsonb_build_object('name', district, 'slug', district_slug, 'count', total) order by district collate "pl-x-icu")
      filter (where district_slug <> '' and total > 0), '[]') districts
  from facility_count where category = 'zlobki' and voivodeship = $1 and city_slug = $2`

const cards = (more = '', where = '') => `select ${cardColumns}${more} from facility f
  where f.active and f.deleted_at is null and f.merged_into is null and f.category = 'zlobki' and f.voivodeship = $1 and f.city_slug = $2 ${where}
  order by f.name collate "pl-x-icu", f.id limit 20`
const filteredCards = cards(', count(*) over ()::int total', 'and f.ownership && $3::uuid[] and f.fee_month <= $4')

type Tag = FacetOption & { readonly of: string }

/** All filters of the catalogue of nurseries with their options, to be read once. */
export const readOffered = async (pool: pg.Pool): Promise<AvailableFacet[]> => {
  const { rows } = await pool.query<Tag>(
    `select category "of", id "value", param, display "label", display || '.said' said, icon, catalog_category category from tags_tag order by position, key`,
  )
  const options = (key: string) =>
    rows.filter(({ of }) => of === key).map(({ category, ...tag }) => ({ ...tag, ...(category && { category }) }))
  const ofTags = tagFacets.map((facet): AvailableFacet => ({ ...facet, options: options(facet.key) }))
  return availableFor([...ofTags, ...catalogueFacets], 'zlobki').filter(({ key }) => key !== 'category')
}

/** A city as its page shows it, by name; filtered where an owner and a highest price are chosen. */
export const readCity = async (pool: pg.Pool, offered: AvailableFacet[], voivodeship: string, slug: string, query: Query) => {
  const { choice, unknown } = parseSelection(offered, query)
  const { ownership, price } = choice as { readonly ownership?: readonly string[]; readonly price?: { readonly most: number } }
  const found = (await pool.query<CityShown['city']>(city, [voivodeship, slug])).rows[0]!
  const filtered = ownership !== undefined && price !== undefined
  const { rows } = await (filtered
    ? pool.query(filteredCards, [voivodeship, slug, ownership, price.most])
    : pool.query(cards(), [voivodeship, slug]))
  const items = rows.map((card) => ({ ...card, parts: {} }))
  return {
    category: 'zlobki',
    voivodeship: voivodeship as VoivodeshipSlug,
    city: found,
    district: null,
    offered,
    choice,
    unknown,
    filtered,
    order: 'name',
    inAll: found.total,
    facilities: pageOf(items, { total: filtered ? (rows[0]?.total ?? 0) : found.total, page: 1, limit: 20 }),
    today: inWarsaw(new Date()).day,
  } satisfies CityShown
}
