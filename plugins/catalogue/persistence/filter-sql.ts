import type { FacilityFilter } from '../domain/facility-filter.ts'

/** A condition over the core's table `facility` under the name `f`, with its parameters. */
export interface Condition {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** Any of the tags; tags asked for of which none exists match nothing. */
const any = (tags: readonly string[] | undefined, column: string): readonly Condition[] =>
  tags ? [{ sql: `f.${column} && ?::uuid[]`, parameters: [`{${tags.join(',')}}`] }] : []

/** The filter as one condition; texts hold only placeholders. */
export const conditionOf = (filter: FacilityFilter): Condition => {
  const equal = (['category', 'voivodeship'] as const).flatMap((name) =>
    filter[name] === undefined ? [] : [{ sql: `f.${name} = ?`, parameters: [filter[name]] }],
  )
  const slugs = (['city', 'district'] as const).flatMap((name) =>
    filter[name] === undefined ? [] : [{ sql: `f.${name}_slug = ?`, parameters: [filter[name]] }],
  )
  const conditions: readonly Condition[] = [
    { sql: 'f.active and f.deleted_at is null and f.merged_into is null', parameters: [] },
    ...equal,
    ...slugs,
    ...any(filter.specialization, 'specialization'),
    ...any(filter.ownership, 'ownership'),
    ...any(filter.features, 'features'),
    ...(filter.priceMin === undefined ? [] : [{ sql: 'f.fee_month >= ?', parameters: [filter.priceMin] }]),
    ...(filter.priceMax === undefined ? [] : [{ sql: 'f.fee_month <= ?', parameters: [filter.priceMax] }]),
    ...(filter.status?.length
      ? [{ sql: 'f.status in (select jsonb_array_elements_text(?::jsonb))', parameters: [JSON.stringify(filter.status)] }]
      : []),
  ]
  return { sql: conditions.map(({ sql }) => sql).join(' and '), parameters: conditions.flatMap(({ parameters }) => parameters) }
}
