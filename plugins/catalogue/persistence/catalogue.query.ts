import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import { categories } from '#core/facilities/category.ts'
import type { Facets } from '#core/search/facets.port.ts'
import type { FacilityCard } from '../contract/facility-card.ts'
import type { CatalogueCity, CountedPlace } from '../contract/regions.ts'
import { CataloguePageNotFound, type Catalogue, type CategoryOverview } from '../domain/catalogue.port.ts'
import { localityName } from '../domain/locality-name.ts'
import { makeCatalogueSitemap } from './sitemap.query.ts'
import { cardColumns } from './card-columns.ts'
import { conditionOfQuery } from './facility-condition.ts'
import { orderSql } from './order-sql.ts'

/** Number of cities shown with each voivodeship (specification §9, "Top cities"). */
const topCities = 5

/** Reads the catalogue from `facility_count` and `facility` by plain SQL, since these are the busiest pages. */
export const makeCatalogue = ({ db, facets }: { readonly db: Db; readonly facets: Facets }): Catalogue => ({
  ...makeCatalogueSitemap({ db }),

  voivodeships: (category) =>
    db.rows<{ slug: string; count: number; cities: readonly CountedPlace[] }>(
      `with city as (
       select voivodeship, city_slug slug, min(city) "name", sum(total)::int count, row_number() over (partition by voivodeship order by sum(total) desc, city_slug) rank
         from facility_count where total > 0 and category = coalesce(?, category) group by voivodeship, city_slug)
     select voivodeship slug, sum(count)::int count,
            jsonb_agg(jsonb_build_object('name', "name", 'slug', slug, 'count', count) order by rank) filter (where rank <= ${topCities}) cities
       from city group by voivodeship`,
      [category],
    ),

  cities: (category, voivodeship) =>
    db
      .rows<CountedPlace & { county: string }>(
        `select min(city) "name", min(county) county, city_slug slug, sum(total)::int count from facility_count where category = ? and voivodeship = ? and total > 0
      group by city_slug order by min(city) collate "pl-x-icu", city_slug`,
        [category, voivodeship],
      )
      .pipe(Effect.map((rows) => rows.map(({ name, county, slug, count }) => ({ name: localityName(name, county, slug), slug, count })))),

  overviews: ({ cities, recommended }) =>
    db.rows<CategoryOverview>(
      `select c.category, (select coalesce(sum(total), 0)::int from facility_count n where n.category = c.category) total,
              (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from (
                 select min(city) "name", voivodeship, city_slug slug, sum(total)::int count from facility_count n where n.category = c.category and total > 0
                  group by voivodeship, city_slug order by sum(total) desc, city_slug limit ?) l) cities,
              (select coalesce(jsonb_agg(to_jsonb(b)), '[]') from (
                 select ${cardColumns} from facility f where f.category = c.category and f.active and f.deleted_at is null and f.merged_into is null and not f.suspended
                  order by ${orderSql.recommended} limit ?) b) recommended
         from jsonb_array_elements_text(?::jsonb) with ordinality c(category, sort_index) order by c.sort_index`,
      [cities, recommended, JSON.stringify(categories)],
    ),

  city: Effect.fn('catalogue.city')(function* (category, voivodeship, city) {
    const [row] = yield* db.rows<CatalogueCity & { name: string | null; county: string }>(
      `select min(city) "name", min(county) county, ? slug, coalesce(sum(total), 0)::int total,
              coalesce(jsonb_agg(jsonb_build_object('name', district, 'slug', district_slug, 'count', total) order by district collate "pl-x-icu") filter (where district_slug <> '' and total > 0), '[]') districts
         from facility_count where category = ? and voivodeship = ? and city_slug = ?`,
      [city, category, voivodeship, city],
    )
    if (!row?.name) return yield* new CataloguePageNotFound()
    return { name: localityName(row.name, row.county, row.slug), slug: row.slug, total: row.total, districts: row.districts }
  }),

  facilities: Effect.fn('catalogue.facilities')(function* (query, { page, limit, order = 'name', knownTotal }) {
    const { sql, parameters } = conditionOfQuery(facets.all, query)
    // An unknown total is counted by the same statement, so that a filtered page needs no second query.
    const counted = knownTotal === undefined
    const rows = yield* db.rows<FacilityCard & { total?: number }>(
      `select ${cardColumns}${counted ? `, (select count(*)::int from facility f where ${sql}) total` : ''} from facility f where ${sql} order by ${orderSql[order]} limit ? offset ?`,
      [...(counted ? parameters : []), ...parameters, limit, limit * (page - 1)],
    )
    const cards = rows.map(({ total: _, ...card }) => card)
    if (!counted || rows.length > 0 || page === 1) return { total: knownTotal ?? rows[0]?.total ?? 0, cards }
    const [row] = yield* db.rows<{ total: number }>(`select count(*)::int total from facility f where ${sql}`, parameters)
    return { total: row?.total ?? 0, cards }
  }),

  recommended: (query, limit) => {
    const { sql, parameters } = conditionOfQuery(facets.all, query)
    return db.rows<FacilityCard>(
      `select ${cardColumns} from facility f where ${sql} and not f.suspended order by ${orderSql.recommended} limit ?`,
      [...parameters, limit],
    )
  },
})
