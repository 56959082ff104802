import { type FacetChoice, isWords, type Span } from './facet-choice.ts'
import type { OfferedFacet } from './facet.ts'
import { pickWords } from './pick-words.ts'
import { openSpan } from './read-choice.ts'

/** What a body asks for, by the facets' keys: words by value or address part (none: not asked), a span in the column's unit, or yes. */
export type Wanted = Readonly<Record<string, readonly string[] | Span | true | undefined>>

/**
 * The choice that a body asks for. Words that nobody offers are named; where all of a facet's are unknown its list is empty and narrows to nothing,
 * so that a client never takes everything for what it asked.
 */
export const choiceOf = (offered: readonly OfferedFacet[], wanted: Wanted) => {
  const unknown: { readonly key: string; readonly word: string }[] = []
  const choice = Object.fromEntries(
    offered.flatMap((facet): readonly (readonly [string, FacetChoice[string]])[] => {
      const asked = wanted[facet.key]
      if (asked === undefined || (isWords(asked as FacetChoice[string]) && (asked as readonly string[]).length === 0)) return []
      if (facet.kind === 'yes') return [[facet.key, true]]
      if (facet.kind === 'span') {
        const span = openSpan(facet, asked as Span)
        return span ? [[facet.key, span]] : []
      }
      const picked = pickWords(facet, asked as readonly string[])
      unknown.push(...picked.unknown.map((word) => ({ key: facet.key, word })))
      return [[facet.key, picked.values]]
    }),
  )
  return { choice: choice as FacetChoice, unknown }
}
