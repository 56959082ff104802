import { type FacetSelection, isWords, type Range } from './facet-choice.ts'
import type { AvailableFacet } from './facet.ts'
import { matchOptions } from './pick-words.ts'
import { openSpan } from './read-choice.ts'

/** What a body asks for, by the facets' keys: words by value or address part (none: not asked), a span in the column's unit, or yes. */
export type Wanted = Readonly<Record<string, readonly string[] | Range | true | undefined>>

/**
 * The choice that a body asks for. Words that nobody offers are named; where all of a facet's are unknown its list is empty and narrows to nothing,
 * so that a client never takes everything for what it asked.
 */
export const selectionOf = (offered: readonly AvailableFacet[], wanted: Wanted) => {
  const unknown: { readonly key: string; readonly word: string }[] = []
  const choice = Object.fromEntries(
    offered.flatMap((facet): readonly (readonly [string, FacetSelection[string]])[] => {
      const asked = wanted[facet.key]
      if (asked === undefined || (isWords(asked as FacetSelection[string]) && (asked as readonly string[]).length === 0)) return []
      if (facet.kind === 'yes') return [[facet.key, true]]
      if (facet.kind === 'span') {
        const span = openSpan(facet, asked as Range)
        return span ? [[facet.key, span]] : []
      }
      const picked = matchOptions(facet, asked as readonly string[])
      unknown.push(...picked.unknown.map((word) => ({ key: facet.key, word })))
      return [[facet.key, picked.values]]
    }),
  )
  return { choice: choice as FacetSelection, unknown }
}
