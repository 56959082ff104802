import { Effect } from 'effect'
import { countedTotal, isCounted } from '#adapters/postgres/facilities/counted-facilities.ts'
import { orderSql } from '#adapters/postgres/facilities/order-sql.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { categories } from '#core/facilities/category.ts'
import { provide } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { rotationDayAt } from '#core/search/daily-rotation.ts'
import { Facets } from '#core/search/facets.port.ts'
import type { ListedCard } from '../contract/listed-card.ts'
import type { CatalogueCity, CountedPlace } from '../contract/regions.ts'
import { Catalogue, CataloguePageNotFound, type CategoryOverview, type ListPaging, type ListTotals } from '../domain/catalogue.port.ts'
import { localityName, nameWithCounty } from '../domain/locality-name.ts'
import { conditionOfQuery, listedColumns, recommendedSql } from './facility-sql.ts'

/** Number of cities shown with each voivodeship (specification §9, "Top cities"). */
const topCities = 5

/** Counts by place: `total` counts, `listed` includes invented facilities that do not. */
const counted = `(select category, voivodeship, city_slug, district_slug, city, county, district, total listed, ${countedTotal} total from facility_count) n`

/** Reads the catalogue from `facility_count` and `facility` by plain SQL, since these are the busiest pages. */
export const makeCatalogue = provide(
  Catalogue,
  { db: Db, facets: Facets, clock: Clock },
  ({ db, facets, clock }): Catalogue => ({
    voivodeships: (category) =>
      db.rows<{ slug: string; count: number; cities: readonly CountedPlace[] }>(
        `with city as (
       select voivodeship, city_slug slug, min(city) "name", sum(total)::int count, row_number() over (partition by voivodeship order by sum(total) desc, city_slug) rank
         from ${counted} where total > 0 and category = coalesce(?, category) group by voivodeship, city_slug)
     select voivodeship slug, sum(count)::int count,
            jsonb_agg(jsonb_build_object('name', "name", 'slug', slug, 'count', count) order by rank) filter (where rank <= ${topCities}) cities
       from city group by voivodeship`,
        [category],
      ),

    cities: (category, voivodeship) =>
      db
        .rows<CountedPlace & { county: string }>(
          `select min(city) "name", min(county) county, city_slug slug, sum(total)::int count from ${counted} where category = ? and voivodeship = ? and total > 0
      group by city_slug order by min(city) collate "pl-x-icu", city_slug`,
          [category, voivodeship],
        )
        .pipe(Effect.map(withCounties)),

    overviews: Effect.fn('catalogue.overviews')(function* (cities) {
      return yield* db.rows<CategoryOverview>(
        `select c.category, (select coalesce(sum(total), 0)::int from ${counted} where category = c.category) total,
              (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from (
                 select min(city) "name", voivodeship, city_slug slug, sum(total)::int count from ${counted} where category = c.category and total > 0
                  group by voivodeship, city_slug order by sum(total) desc, city_slug limit ?) l) cities
         from jsonb_array_elements_text(?::jsonb) with ordinality c(category, sort_index) order by c.sort_index`,
        [cities, JSON.stringify(categories)],
      )
    }),

    city: Effect.fn('catalogue.city')(function* (category, voivodeship, city) {
      const [row] = yield* db.prepared<Omit<CatalogueCity, 'name' | 'city'> & { city: string | null; county: string }>(
        `select min(city) city, min(county) county, ? slug, coalesce(sum(total), 0)::int total, coalesce(sum(listed), 0)::int listed,
              coalesce(jsonb_agg(jsonb_build_object('name', district, 'slug', district_slug, 'count', total, 'listed', listed) order by district collate "pl-x-icu") filter (where district_slug <> '' and listed > 0), '[]') districts
         from ${counted} where category = ? and voivodeship = ? and city_slug = ?`,
        [city, category, voivodeship, city],
      )
      if (!row?.city || row.listed === 0) return yield* new CataloguePageNotFound()
      const { county, city: name, ...totals } = row
      return { ...totals, city: name, name: localityName(name, county, row.slug) }
    }),

    successor: (category, voivodeship, city) =>
      db
        .rows<{ voivodeship: string; city: string }>(
          `select f.voivodeship, f.city_slug city from facility_journal j join facility f on f.id = j.facility_id
          where j.before is not null and j.before->'facility'->>'voivodeship' = ? and j.before->'facility'->>'city_slug' = ? and f.category = ?
            and f.active and f.deleted_at is null and f.merged_into is null
          group by 1, 2 order by count(*) desc, 1, 2 limit 1`,
          [voivodeship, city, category],
        )
        .pipe(Effect.map(([row]) => row ?? null)),

    facilities: Effect.fn('catalogue.facilities')(function* (query, paging) {
      const { sql, parameters } = conditionOfQuery(facets.all, query)
      const totals = `(select jsonb_build_object('listed', count(*), 'total', count(*) filter (where ${isCounted})) from facility f where ${sql}) totals`
      // Unknown totals are counted by the same statement, so that a filtered page needs no second query.
      const page = listStatement(`${listedColumns}, ${totals}`, sql, paging, rotationDayAt(clock.now()))
      const rows = yield* db.rows<ListedCard & { totals: ListTotals }>(page.sql, [...parameters, ...parameters, ...page.parameters])
      const cards = rows.map(({ totals: _, ...card }) => card)
      if (rows.length > 0 || page.offset === 0) return { ...(rows[0]?.totals ?? { listed: 0, total: 0 }), cards }
      const [row] = yield* db.rows<{ totals: ListTotals }>(`select ${totals}`, parameters)
      return { ...(row?.totals ?? { listed: 0, total: 0 }), cards }
    }),

    recommended: Effect.fn('catalogue.recommended')(function* (query, limit) {
      const { sql, parameters } = conditionOfQuery(facets.all, query)
      // Most parents look for child care; primary schools are recommended to whoever asks for them.
      const condition = query.selection?.['specialization'] ? sql : `${sql} and f.category is not null`
      const rows = yield* db.rows<ListedCard & { readonly place: number }>(recommendedSql(condition, rotationDayAt(clock.now())), [
        ...parameters,
        limit,
      ])
      return rows.map(({ place: _, ...card }) => card)
    }),
  }),
)

/**
 * Returns the statement of one page of facilities on a day of the rotation, the parameters behind those of its
 * condition, and its offset.
 */
const listStatement = (
  columns: string,
  condition: string,
  { page, limit, offset = limit * (page - 1), order = 'name' }: ListPaging,
  day: number,
) => {
  const { terms, joins } = orderSql(order, day)
  return {
    sql: `select ${columns} from facility f ${joins} where ${condition} order by ${terms} limit ? offset ?`,
    parameters: [limit, offset],
    offset,
  }
}

/** Adds the county to localities that share their name with another in the list. */
const withCounties = (rows: readonly (CountedPlace & { readonly county: string })[]): readonly CountedPlace[] => {
  const namesakes = Map.groupBy(rows, ({ name }) => name)
  return rows.map(({ name, county, slug, count }) => ({
    name: (namesakes.get(name)?.length ?? 0) > 1 ? nameWithCounty(name, county) : localityName(name, county, slug),
    slug,
    count,
  }))
}
