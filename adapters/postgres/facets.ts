import type { AvailableFacet, Facet } from '#core/search/facet.ts'
import { type FacetSelection, isOptionList, type Range } from '#core/search/facet-selection.ts'
import { allOf, arrayLiteral, type SqlCondition } from './sql-condition.ts'

const conditionOf = ({ kind, from, ...facet }: Facet | AvailableFacet, chosen: FacetSelection[string]): readonly SqlCondition[] => {
  if (kind === 'boolean') return [{ sql: from, parameters: [] }]
  if (kind === 'choice') {
    const of = 'of' in facet ? facet.of : 'text'
    const sql = `(${from}) && ?::${of}[]`
    const excludes = 'excludes' in facet && facet.excludes !== undefined
    return [{ sql: excludes ? `not coalesce(${sql}, false)` : sql, parameters: [arrayLiteral(isOptionList(chosen) ? chosen : [])] }]
  }
  const { min, max } = chosen as Range
  return [
    ...(min === undefined ? [] : [{ sql: `(${from}) >= ?`, parameters: [min] }]),
    ...(max === undefined ? [] : [{ sql: `(${from}) <= ?`, parameters: [max] }]),
  ]
}

/** Returns a facet selection as one condition over the core's table `facility`, aliased `f`, in the order of the facets. */
export const conditionsOf = (facets: readonly (Facet | AvailableFacet)[], choice: FacetSelection): SqlCondition =>
  allOf(
    facets.flatMap((facet) => {
      const chosen = choice[facet.key]
      return chosen === undefined ? [] : conditionOf(facet, chosen)
    }),
  )
