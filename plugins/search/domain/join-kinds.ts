import type { AvailableFacet } from '#core/search/facet.ts'
import { lengthAt, phrasesOf } from '#core/search/phrase.ts'
import type { Word } from '#core/search/words.ts'
import { selected } from './find-filter.ts'
import type { FoundFilter } from './parsed-search.ts'

const or = phrasesOf('albo, lub, czy, ewentualnie, or, або, чи')

/** Specialization whose name is the same word as that of a category. */
const narrow = { zlobki: 'zlobek', przedszkola: 'przedszkole' } as const

/**
 * Replaces a category by the specialization of its name where the text joins it to another one by `or`: the filters
 * `category` and `specialization` together would mean both, and `żłobek albo klub malucha` means either.
 */
export const withKindsJoined = (
  filters: readonly FoundFilter[],
  typed: readonly Word[],
  available: readonly AvailableFacet[],
): readonly FoundFilter[] => {
  const tokensOfOr = typed.flatMap(({ token }, at) => (lengthAt(or, typed, at) > 0 ? [token] : []))
  /** Tokens of `or` by the number of the filter after them. */
  const joining = filters.map((filter, at): readonly number[] => {
    const before = filters[at - 1]
    const kinds = [filter.selection, before?.selection ?? {}]
    const isMixed = kinds.some((kind) => 'category' in kind) && kinds.some((kind) => 'specialization' in kind)
    return isMixed ? tokensOfOr.filter((token) => token > (before?.tokens.at(-1) ?? 0) && token < (filter.tokens[0] ?? 0)) : []
  })
  if (joining.every((tokens) => tokens.length === 0)) return filters
  return filters.map((filter, at) => {
    const { category } = filter.selection
    const isOf = (key: string) => JSON.stringify(selected(available, 'category', [key])['category']) === JSON.stringify(category)
    const found = Object.entries(narrow).find(([key]) => category && isOf(key))
    return {
      selection: found ? selected(available, 'specialization', [found[1]]) : filter.selection,
      tokens: [...(joining[at] ?? []), ...filter.tokens],
    }
  })
}
