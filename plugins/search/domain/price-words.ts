import type { Range } from '#core/search/facet-selection.ts'
import { zlotyToGrosze } from '#core/search/parse-selection.ts'

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
export const priceAt = (words: readonly string[], at: number): FoundPrice | null => {
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
