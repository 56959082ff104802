import type { AvailableFacet } from './facet.ts'
import { type FacetSelection, isOptionList, type Range } from './facet-selection.ts'
import { matchOptions } from './match-options.ts'
import { openRange } from './parse-selection.ts'

/**
 * Facets requested in a request body, by facet key: option values or URL values (an empty list: not requested), a range
 * in the column's unit, or `true`.
 */
export type RequestedFacets = Readonly<Record<string, readonly string[] | Range | true | undefined>>

/**
 * Returns the selection that a request body asks for. Unknown values are reported; when all values of a facet are
 * unknown, its list is empty and matches nothing, so that a client never mistakes all facilities for the requested
 * ones.
 */
export const selectionOf = (available: readonly AvailableFacet[], requested: RequestedFacets) => {
  const unknown: { readonly key: string; readonly value: string }[] = []
  const selection = Object.fromEntries(
    available.flatMap((facet): readonly (readonly [string, FacetSelection[string]])[] => {
      const requestedValue = requested[facet.key]
      if (
        requestedValue === undefined ||
        (isOptionList(requestedValue as FacetSelection[string]) && (requestedValue as readonly string[]).length === 0)
      )
        return []
      if (facet.kind === 'boolean') return [[facet.key, true]]
      if (facet.kind === 'range') {
        const range = openRange(facet, requestedValue as Range)
        return range ? [[facet.key, range]] : []
      }
      const matched = matchOptions(facet, requestedValue as readonly string[])
      unknown.push(...matched.unknown.map((value) => ({ key: facet.key, value })))
      return [[facet.key, matched.values]]
    }),
  )
  return { selection: selection as FacetSelection, unknown }
}
