import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { Word } from '#core/search/words.ts'
import type { UnmetReason } from '../contract/unmet-wish.ts'
import { type Aged, withAges } from './filters-of-ages.ts'
import { filterAt } from './find-filter.ts'
import { withKindsJoined } from './join-kinds.ts'
import type { FoundFilter, FoundUnmet, ParsedSearch } from './parsed-search.ts'
import { parseTokens, wordsOf } from './query-token.ts'
import { ageAt } from './read-age.ts'
import { deniedAfterwards, negationAt } from './read-negation.ts'
import { priceAt } from './read-price.ts'
import { streetsOf } from './read-streets.ts'
import { wishAt } from './read-wish.ts'
import { readTalk } from './sentence-words.ts'

/** Words before a filter that belong to it: `z ogrodem`, `with garden`, `за 1500 злотих`. */
const linkingWords = new Set(['z', 'ze', 'zi', 'iz', 'with', 'za'])

/** Meaning of the words from a position on. */
type Found = { readonly length: number } & (
  | { readonly selection: FacetSelection; readonly linked?: boolean }
  | { readonly unmet: UnmetReason }
  | { readonly years: number }
)

const foundAt = (available: readonly AvailableFacet[], typed: readonly Word[], at: number): Found | null => {
  const filter = filterAt(available, typed, at)
  if (filter) {
    const denied = deniedAfterwards(typed, at + filter.length)
    return denied > 0 ? { unmet: 'negated', length: filter.length + denied } : { ...filter, linked: true }
  }
  const wish = wishAt(typed, at)
  if (wish?.reason === 'distance') return { unmet: wish.reason, length: wish.length }
  const price = available.some(({ key }) => key === 'price') ? priceAt(typed, at) : null
  if (price)
    return price.range ? { selection: { price: price.range }, length: price.length, linked: true } : { unmet: 'cost', length: price.length }
  const age = ageAt(typed, at)
  if (age) return age.isLimit ? { unmet: 'age', length: age.length } : { years: age.years, length: age.length }
  if (wish) return { unmet: wish.reason, length: wish.length }
  const negation = negationAt(available, typed, at)
  if (negation?.selection) return { selection: negation.selection, length: negation.length }
  return negation && { unmet: 'negated', length: negation.length }
}

/**
 * Finds the words of a search text that mean a filter, and wishes that no filter expresses, by rules for three
 * languages; words in quotation marks are neither.
 */
export const parseSearch = (text: string, available: readonly AvailableFacet[]): ParsedSearch => {
  const tokens = parseTokens(text)
  const typed = wordsOf(tokens)
  const filters: FoundFilter[] = []
  const unmet: FoundUnmet[] = []
  const ages: Aged[] = []
  for (let at = 0; at < typed.length; ) {
    const found = foundAt(available, typed, at)
    if (found) {
      const from = 'linked' in found && linkingWords.has(typed[at - 1]?.word ?? '') ? at - 1 : at
      const used = [...new Set(typed.slice(from, at + found.length).map(({ token }) => token))]
      if ('selection' in found) filters.push({ selection: found.selection, tokens: used })
      else if ('years' in found) ages.push({ years: found.years, tokens: used })
      else unmet.push({ reason: found.unmet, tokens: used })
    }
    at += found?.length ?? 1
  }
  const joined = withKindsJoined(filters, typed, available)
  const aged = withAges(joined, ages, available)
  const talk = readTalk(typed)
  const isSentence = talk.isSentence || ages.length > 0
  const understood = new Set([...aged.filters, ...aged.unmet, ...aged.met, ...unmet].flatMap(({ tokens }) => tokens))
  const streets = isSentence ? streetsOf(tokens, typed).filter((street) => !street.some((token) => understood.has(token))) : []
  const used = new Set([...understood, ...streets.flat()])
  const isNone = (token: number) => !used.has(token) && !(isSentence && talk.tokens.includes(token))
  const others = [...tokens.keys()].filter(isNone)
  return {
    tokens,
    filters: aged.filters,
    unmet: [...unmet, ...aged.unmet, ...streets.map((street): FoundUnmet => ({ reason: 'distance', tokens: street }))],
    isSentence,
    streets: streets.flat(),
    others,
    links: others.filter((token) => talk.links.includes(token)),
  }
}
