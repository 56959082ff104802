import { Effect } from 'effect'
import type { NameIndex } from '#core/search/name-index.port.ts'
import { lengthAt, phrasesOf } from '#core/search/phrase.ts'
import { normalizedWords } from '#core/search/words.ts'
import type { UnmetWish } from '../contract/unmet-wish.ts'
import type { FoundUnmet, ParsedSearch } from '../domain/parsed-search.ts'
import { textOf } from '../domain/query-token.ts'
import { type FoundFacilities, findFacilities } from './find-facilities.ts'

/** Words before a place outside of which something is searched. */
const outside = phrasesOf(
  'poza, pod, spoza, poza miastem, nie w, nie na, tylko nie w, tylko nie na, not in, не в, не у, не на, outside, outside of, beyond, за межами, поза, під',
)
const maxOutsideTokens = 3

/** Parsed text without the words that are no part of the search, and the facilities that it finds. */
export interface ReadSentence {
  readonly parsed: ParsedSearch
  readonly found: FoundFacilities
}

const without = (parsed: ParsedSearch, left: readonly number[], unmet: readonly FoundUnmet[]): ParsedSearch => ({
  ...parsed,
  others: parsed.others.filter((token) => !left.includes(token)),
  unmet: [...parsed.unmet, ...unmet],
})

/** Joins neighbouring tokens. */
const groupsOf = (tokens: readonly number[]): readonly (readonly number[])[] => {
  const groups: number[][] = []
  for (const token of tokens) {
    const last = groups.at(-1)
    if (last?.at(-1) === token - 1) last.push(token)
    else groups.push([token])
  }
  return groups
}

/** Returns the tokens of the words before a token that put it outside of the search: `nie na`, `poza`. */
const outsideBefore = ({ tokens }: ParsedSearch, token: number): readonly number[] => {
  for (let from = Math.max(0, token - maxOutsideTokens); from < token; from++) {
    const typed = tokens
      .slice(from, token)
      .flatMap(({ words, text }, at) => words.map((word) => ({ word, token: at, endsPart: text.endsWith(',') })))
    if (lengthAt(outside, typed, 0) === typed.length) return [...tokens.keys()].slice(from, token)
  }
  return []
}

/** Returns the tokens of those places that the text puts outside of the search, with the words that say so. */
const outsideTokens = (parsed: ParsedSearch, placeTokens: readonly number[]): readonly number[] =>
  groupsOf(placeTokens.toSorted((a, b) => a - b)).flatMap((place) => {
    const from = place.findIndex((token) => outsideBefore(parsed, token).length > 0)
    return from < 0 ? [] : [...outsideBefore(parsed, place[from] ?? 0), ...place.slice(from)]
  })

const startsSentence = (parsed: ParsedSearch, token: number): boolean => token === 0 || /[.!?]$/.test(parsed.tokens[token - 1]?.text ?? '')

/** Returns whether a token of a sentence may be a name: in quotation marks, with a capital letter, or a number after one. */
const mayBeName = (parsed: ParsedSearch, token: number): boolean => {
  const { text = '', quoted = false } = parsed.tokens[token] ?? {}
  if (quoted || /^\d\d-\d{3}/.test(text)) return true
  if (/^\d/.test(text)) return parsed.others.includes(token - 1) && mayBeName(parsed, token - 1)
  return /^[^\p{L}]*\p{Lu}/u.test(text) && !startsSentence(parsed, token)
}

/**
 * Searches a parsed text; a place after `poza` or `pod` limits nothing, and words of a sentence that are neither place
 * nor name are unmet wishes instead of words to search for.
 */
export const readSentence = Effect.fn('search.read-sentence')(function* (
  names: NameIndex,
  parsed: ParsedSearch,
  paging: { readonly offset: number; readonly limit: number },
) {
  const search = (one: ParsedSearch) => findFacilities(names, one, one.filters, paging)
  let read: ReadSentence = { parsed, found: yield* search(parsed) }
  const left = outsideTokens(parsed, read.found.placeTokens)
  if (left.length > 0) {
    const inside = without(parsed, left, [{ reason: 'outside', tokens: left }])
    read = { parsed: inside, found: yield* search(inside) }
  }
  if (!parsed.isSentence) return read
  const { placeTokens } = read.found
  const unknown = read.parsed.others.filter(
    (token) =>
      !placeTokens.includes(token) &&
      !parsed.links.includes(token) &&
      !(mayBeName(parsed, token) && outsideBefore(parsed, token).length === 0),
  )
  if (unknown.length === 0) return read
  const wishes = groupsOf(unknown).map((tokens) => ({ reason: 'unknown' as const, tokens }))
  const known = without(read.parsed, unknown, wishes)
  return { parsed: known, found: yield* search(known) }
})

/** Returns a text whose streets are no unmet wish, since its results are ordered by the distance to them. */
export const withoutStreets = (parsed: ParsedSearch): ParsedSearch => ({
  ...parsed,
  unmet: parsed.unmet.filter(({ tokens }) => !tokens.some((token) => parsed.streets.includes(token))),
})

/** Returns the wishes that no filter expresses in the words of the text, in its order. */
export const unmetWishes = ({ tokens, unmet }: ParsedSearch, ignored: readonly number[] = []): readonly UnmetWish[] =>
  [...unmet, ...groupsOf(ignored.toSorted((a, b) => a - b)).map((tokens) => ({ reason: 'unknown' as const, tokens }))]
    .toSorted((a, b) => (a.tokens[0] ?? 0) - (b.tokens[0] ?? 0))
    .map(({ reason, tokens: numbers }) => ({
      reason,
      words: textOf(tokens.filter((_, token) => numbers.includes(token))).replace(/[,.;:!?]+$/, ''),
    }))
    .filter(({ words }) => normalizedWords(words).length > 0)
