import { type Criterion, type CriterionKey, criteria } from '#core/search/orders.ts'
import { orderValues } from './order-columns.ts'
import { type FacetSpec, noValue, type Rows } from './rows.ts'

/** Place of rows without a value: the last one. */
export const lastPlace = 2 ** 31 - 1

/** Rows with the place of each name. */
export interface RowTable {
  readonly facets: readonly FacetSpec[]
  readonly rows: Pick<Rows, 'name' | 'facets'>
  readonly nameRanks: Uint32Array
}

/** Returns the place of each row by a criterion that the row alone decides, from 0 for the first. */
export const placesOfRows = (table: RowTable, key: CriterionKey): ((row: number) => number) => {
  const criterion: Criterion = criteria[key]
  switch (criterion.kind) {
    case 'text': {
      const { name } = table.rows
      return (row) => table.nameRanks[name[row] as number] as number
    }
    case 'flag': {
      const values = orderValues(table, key)
      return (row) => values[row] as number
    }
    case 'number': {
      const values = orderValues(table, key)
      const { highestFirst } = criterion
      return (row) => {
        const value = values[row] as number
        if (value === noValue) return lastPlace
        return highestFirst ? lastPlace - 1 - value : value
      }
    }
    default:
      throw new Error(`Rows alone have no place by ${key}`)
  }
}
