import { registerKeys } from '#core/facilities/source.ts'

// Ordered by the primary key, so that each register costs one look into its index; `exists` would drop the order and may scan the table.
const firstOf = (key: string) =>
  `(select true from facility_statement s where s.source = '${key}' and s.gone_on is null order by s.number limit 1)`

/** SQL condition that a register has been imported. Does not depend on the outer row, so that it runs once. */
export const registerImported = `coalesce(${registerKeys.map(firstOf).join(', ')}, false)`

/** SQL condition on `facility f` that it counts: once a register has been imported, invented facilities do not. */
export const isCounted = `(not f.made or not ${registerImported})`

/**
 * SQL condition on `facility f` that it is a nursery or kindergarten and counts: the number beside a place, as on the
 * map and, by category, in the catalogue.
 */
export const isCountedChildcare = `(f.category is not null and ${isCounted})`

/** SQL number of the facilities that count in a row of `facility_count`. */
export const countedTotal = `(total - case when ${registerImported} then made else 0 end)`
