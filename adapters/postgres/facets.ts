import { type FacetSelection, isWords, type Range } from '#core/search/facet-choice.ts'
import type { Facet, AvailableFacet } from '#core/search/facet.ts'
import { arrayLiteral, every, type SqlCondition } from './condition.ts'

const conditionOf = ({ kind, from, ...facet }: Facet | AvailableFacet, chosen: FacetSelection[string]): readonly SqlCondition[] => {
  if (kind === 'yes') return [{ sql: from, parameters: [] }]
  if (kind === 'words') {
    const of = 'of' in facet ? facet.of : 'text'
    return [{ sql: `(${from}) && ?::${of}[]`, parameters: [arrayLiteral(isWords(chosen) ? chosen : [])] }]
  }
  const { min: least, max: most } = chosen as Range
  return [
    ...(least === undefined ? [] : [{ sql: `(${from}) >= ?`, parameters: [least] }]),
    ...(most === undefined ? [] : [{ sql: `(${from}) <= ?`, parameters: [most] }]),
  ]
}

/** A choice as one condition over the core's table `facility` under the name `f`; the facets' own order, whatever the choice's. */
export const conditionsOf = (facets: readonly (Facet | AvailableFacet)[], choice: FacetSelection): SqlCondition =>
  every(
    facets.flatMap((facet) => {
      const chosen = choice[facet.key]
      return chosen === undefined ? [] : conditionOf(facet, chosen)
    }),
  )
