import { conditionsOf } from '#adapters/postgres/facets.ts'
import { isCounted } from '#adapters/postgres/facilities/counted-facilities.ts'
import { orderSql } from '#adapters/postgres/facilities/order-sql.ts'
import { ratingAsShown } from '#adapters/postgres/facilities/rating-sql.ts'
import { conditionOfFilter } from '#adapters/postgres/filter.ts'
import { allOf, type SqlCondition } from '#adapters/postgres/sql-condition.ts'
import type { Facet } from '#core/search/facet.ts'
import { bestRule } from '#core/search/orders.ts'
import type { FacilityQuery } from '../domain/facility-query.ts'

const scoreColumns = [
  ...(['total', 'cleanliness', 'staff', 'food'] as const).map((name) => `${ratingAsShown(`f.rating_${name}`)} score_${name}`),
  'f.rating_count opinion_count',
].join(', ')

/** Columns of a card from the table `facility`, aliased `f`, in the order of `FacilityCard`. */
export const cardColumns = `f.id, f.slug, f.name, f.type, f.status, f.shadow_status, f.voivodeship, f.city, f.city_slug, f.district, f.post_code, f.street, f.building_number,
  f.longitude, f.latitude, f.fee_month tuition_month, f.family_cost, f.family_cost_meals, f.free_places, f.free_places_on::text, f.enrolled child_count,
  ${scoreColumns},
  to_jsonb(f.specialization) specialization, to_jsonb(f.ownership) ownership, f.suspended, f.made`

/** Columns of a card on a page of the catalogue, in the order of `ListedCard`. */
export const listedColumns = `${cardColumns}, f.legal_type, f.open_at, f.close_at, f.cover, f.cover_focus, coalesce(f.location_precision = 'approximate', false) approximate`

const locationColumns = { category: 'f.category', voivodeship: 'f.voivodeship', city: 'f.city_slug', district: 'f.district_slug' } as const

/** Translates a query into one SQL condition on the table `facility`, aliased `f`; only publicly visible facilities match. */
export const conditionOfQuery = (facets: readonly Facet[], query: FacilityQuery): SqlCondition => {
  const visible = { sql: 'f.active and f.deleted_at is null and f.merged_into is null', parameters: [] }
  const location = Object.entries(locationColumns).flatMap(([name, column]): readonly SqlCondition[] => {
    const value = query[name as keyof typeof locationColumns]
    return value === undefined ? [] : [{ sql: `${column} = ?`, parameters: [value] }]
  })
  const selection = Object.keys(query.selection ?? {}).length ? [conditionsOf(facets, query.selection ?? {})] : []
  const filter = query.filter ? [conditionOfFilter(query.filter.grammar, query.filter.expression)] : []
  return allOf([visible, ...location, ...selection, ...filter])
}

const leftOut: Readonly<Record<(typeof bestRule)['leavesOut'][number], string>> = { suspended: 'not f.suspended', invented: isCounted }
const isRecommendable = bestRule.leavesOut.map((flag) => leftOut[flag]).join(' and ')

/**
 * Returns a statement for recommended facilities that match a condition, by `bestRule`, on a day of the rotation. Its
 * parameters are those of the condition and the limit; its rows have a column more, `place`.
 */
export const recommendedSql = (condition: string, day: number): string => {
  const { terms } = orderSql(bestRule.order, day)
  // The ids first: the index of rated facilities has all that the order needs.
  const ids = `select f.id from facility f where ${condition} and ${isRecommendable} and f.rating_count >= ${bestRule.minOpinions}
    order by ${ratingAsShown('f.rating_total')} desc, f.rating_count desc, ${terms} limit ?`
  return `select place, ${listedColumns} from (select id, row_number() over () place from (${ids}) f) r join facility f on f.id = r.id order by place`
}
