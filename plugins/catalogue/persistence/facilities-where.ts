import { every, type SqlCondition } from '#adapters/postgres/condition.ts'
import { conditionsOf } from '#adapters/postgres/facets.ts'
import { conditionOfFilter } from '#adapters/postgres/filter.ts'
import type { Facet } from '#core/search/facet.ts'
import type { FacilityQuery } from '../domain/facility-query.ts'

const places = { category: 'f.category', voivodeship: 'f.voivodeship', city: 'f.city_slug', district: 'f.district_slug' } as const

/** A query as one condition over the core's table `facility` under the name `f`: only what everyone may see. */
export const whereOf = (facets: readonly Facet[], query: FacilityQuery): SqlCondition => {
  const visible = { sql: 'f.active and f.deleted_at is null and f.merged_into is null', parameters: [] }
  const place = Object.entries(places).flatMap(([name, column]): readonly SqlCondition[] => {
    const value = query[name as keyof typeof places]
    return value === undefined ? [] : [{ sql: `${column} = ?`, parameters: [value] }]
  })
  const choice = Object.keys(query.choice ?? {}).length ? [conditionsOf(facets, query.choice ?? {})] : []
  const filter = query.filter ? [conditionOfFilter(query.filter.grammar, query.filter.of)] : []
  return every([visible, ...place, ...choice, ...filter])
}
