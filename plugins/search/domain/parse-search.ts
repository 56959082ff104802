import type { AvailableFacet } from '#core/search/facet.ts'
import { type FacetSelection, isOptionList, type Range } from '#core/search/facet-selection.ts'
import { matchOptions } from '#core/search/match-options.ts'
import { zlotyToGrosze } from '#core/search/parse-selection.ts'
import { filterPhrases } from './filter-phrases.ts'
import { normalizedWords, parseTokens, type QueryToken } from './query-token.ts'

/** Price in a text, in grosze, and the number of words that it takes. */
export interface FoundPrice {
  readonly range: Range
  readonly length: number
}

const currency = /^(zl|zloty|zlotych|zlotyh|pln)$/
/** `do`, `under`, `до`, `не дорожче` … in Latin letters. */
const upTo = [
  'do',
  'max',
  'maks',
  'maksymalnie',
  'najwyzej',
  'ponizej',
  'taniej niz',
  'under',
  'below',
  'up to',
  'less than',
  'mensze',
  'ne dorozcze',
]
const from = ['od', 'powyzej', 'min', 'from', 'over', 'above', 'wid']
/** Without a currency only such a number after `do` is a price: `do 3 lat` is an age. */
const minBareAmount = 200
const maxAmount = 5000

/** Returns the number of words that one of the phrases takes at a position; 0 for none. */
const phraseAt = (phrases: readonly string[], words: readonly string[], at: number): number => {
  const phrase = phrases.find((phrase) => phrase === words.slice(at, at + phrase.split(' ').length).join(' '))
  return phrase === undefined ? 0 : phrase.split(' ').length
}

interface Amount {
  readonly zloty: number
  readonly hasCurrency: boolean
  readonly end: number
}

/** Reads `1500`, `1 500`, `1500zł`, each with or without a following currency. */
const amountAt = (words: readonly string[], at: number): Amount | null => {
  const [, attached] = /^(\d{1,5})(?:zl|pln)$/.exec(words[at] ?? '') ?? []
  if (attached !== undefined) return { zloty: Number(attached), hasCurrency: true, end: at + 1 }
  if (!/^\d{1,5}$/.test(words[at] ?? '')) return null
  const grouped = /^\d$/.test(words[at] ?? '') && /^\d{3}$/.test(words[at + 1] ?? '')
  const end = at + (grouped ? 2 : 1)
  const hasCurrency = currency.test(words[end] ?? '')
  return { zloty: Number(words.slice(at, end).join('')), hasCurrency, end: end + (hasCurrency ? 1 : 0) }
}

const asRange = (min: Amount | null, max: Amount | null): Range => ({
  ...(min && { min: zlotyToGrosze(min.zloty) }),
  ...(max && { max: zlotyToGrosze(max.zloty) }),
})

/** Reads a price at a position: `do 1500 zł`, `od 800 do 1500 zł`, `800-1500 zł`, `1500 zł`; the last is a maximum. */
const priceAt = (words: readonly string[], at: number): FoundPrice | null => {
  const fromLength = phraseAt(from, words, at)
  const upToLength = phraseAt(upTo, words, at)
  const first = amountAt(words, at + fromLength + upToLength)
  if (!first || first.zloty > maxAmount) return null
  if (upToLength > 0)
    return first.hasCurrency || first.zloty >= minBareAmount ? { range: asRange(null, first), length: first.end - at } : null
  const second = amountAt(words, first.end + phraseAt(upTo, words, first.end))
  if (second && (first.hasCurrency || second.hasCurrency) && second.zloty <= maxAmount && first.zloty <= second.zloty)
    return { range: asRange(first, second), length: second.end - at }
  if (!first.hasCurrency) return null
  return { range: fromLength > 0 ? asRange(first, null) : asRange(null, first), length: first.end - at }
}

/** Filter that tokens of a search text mean. */
export interface FoundFilter {
  readonly selection: FacetSelection
  /** Numbers of its tokens. */
  readonly tokens: readonly number[]
}

/** Search text with the filters in it. */
export interface ParsedSearch {
  readonly tokens: readonly QueryToken[]
  readonly filters: readonly FoundFilter[]
  /** Numbers of the tokens that are no filter. */
  readonly others: readonly number[]
}

interface Word {
  readonly word: string
  readonly token: number
}

/** Words before a filter that belong to it: `z ogrodem`, `with garden`, `за 1500 злотих`. */
const linkingWords = new Set(['z', 'ze', 'zi', 'iz', 'with', 'za'])

/** All phrases as normalized words, the longest first. */
const phrases = filterPhrases
  .flatMap(({ facet, options, phrases }) =>
    phrases.map((phrase) => ({
      facet,
      options,
      isBeginning: phrase.endsWith('*'),
      words: normalizedWords(phrase),
    })),
  )
  .toSorted((a, b) => b.words.length - a.words.length)

const matchesAt = ({ words, isBeginning }: (typeof phrases)[number], typed: readonly Word[], at: number): boolean =>
  words.every((word, n) => {
    const other = typed[at + n]?.word ?? ''
    return isBeginning && n === words.length - 1 ? other.startsWith(word) : other === word
  })

const selectionOf = (available: readonly AvailableFacet[], key: string, params: readonly string[]): FacetSelection | null => {
  const facet = available.find((one) => one.key === key)
  if (facet?.kind === 'boolean') return { [key]: true }
  if (facet?.kind !== 'choice') return null
  const { values } = matchOptions(facet, params)
  return values.length > 0 ? { [key]: values } : null
}

/** Finds the filter that begins at a position, and the number of words that it takes. */
const filterAt = (available: readonly AvailableFacet[], typed: readonly Word[], at: number) => {
  const words = typed.map(({ word }) => word)
  const price = available.some(({ key }) => key === 'price') ? priceAt(words, at) : null
  if (price) return { selection: { price: price.range } satisfies FacetSelection, length: price.length }
  for (const phrase of phrases) {
    if (!matchesAt(phrase, typed, at)) continue
    const selection = selectionOf(available, phrase.facet, phrase.options)
    if (selection) return { selection, length: phrase.words.length }
  }
  return null
}

/** Returns the selection of all filters together; several values of one facet mean any of them. */
export const mergedSelection = (filters: readonly Pick<FoundFilter, 'selection'>[]): FacetSelection => {
  const merged: Record<string, FacetSelection[string]> = {}
  for (const { selection } of filters)
    for (const [key, value] of Object.entries(selection)) {
      const other = merged[key]
      merged[key] = other && isOptionList(other) && isOptionList(value) ? [...new Set([...other, ...value])] : value
    }
  return merged
}

/** Finds the words of a search text that mean a filter, by rules for three languages; words in quotation marks do not. */
export const parseSearch = (text: string, available: readonly AvailableFacet[]): ParsedSearch => {
  const tokens = parseTokens(text)
  const typed = tokens.flatMap(({ words, quoted }, token) => words.map((word): Word => ({ word: quoted ? '' : word, token })))
  const filters: FoundFilter[] = []
  for (let at = 0; at < typed.length; ) {
    const found = filterAt(available, typed, at)
    if (found) {
      const from = linkingWords.has(typed[at - 1]?.word ?? '') ? at - 1 : at
      const used = typed.slice(from, at + found.length).map(({ token }) => token)
      filters.push({ selection: found.selection, tokens: [...new Set(used)] })
    }
    at += found?.length ?? 1
  }
  const used = new Set(filters.flatMap(({ tokens }) => tokens))
  return {
    tokens,
    filters,
    others: [...tokens.keys()].filter((token) => !used.has(token)),
  }
}
