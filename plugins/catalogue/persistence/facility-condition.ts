import { allOf, type SqlCondition } from '#adapters/postgres/sql-condition.ts'
import { conditionsOf } from '#adapters/postgres/facets.ts'
import { conditionOfFilter } from '#adapters/postgres/filter.ts'
import type { Facet } from '#core/search/facet.ts'
import type { FacilityQuery } from '../domain/facility-query.ts'

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
