import type { Range } from '#core/search/facet-selection.ts'
import { zlotyToGrosze } from '#core/search/parse-selection.ts'
import { lengthAt, phrasesOf } from '#core/search/phrase.ts'
import type { Word } from '#core/search/words.ts'

/** Price in a text, in grosze, and the number of words that it takes; `null`: about so much, which no range means. */
export interface FoundPrice {
  readonly range: Range | null
  readonly length: number
}

const currency = /^(zl|zloty|zlote|zlotych|zlotowek|pln)$/
const upTo = phrasesOf(
  `do, max, maks, maksymalnie, maksimum, najwyżej, poniżej, taniej niż, mniej niż, nie więcej niż, nie więcej jak, nie drożej niż, nie drożej jak, co najwyżej, nie droższe niż, nie droższy niż,
   budżet, budżet do, tańsze niż, tańszy niż, tańsza niż, under, below, up to, less than, cheaper than, no more than, not more than, maximum, менше, не дорожче, не дорожче ніж, не більше, не більше ніж, дешевше ніж, до`,
)
const from = phrasesOf(
  'od, powyżej, ponad, min, minimum, co najmniej, między, pomiędzy, from, over, above, between, at least, more than, від, більше ніж, між',
)
/** Words between the ends of a range that began with one of `from`. */
const and = phrasesOf('a, i, and, to, та, і, й')
const about = phrasesOf('około, ok, mniej więcej, circa, about, around, roughly, приблизно, близько')
/** Words after an amount that make it a maximum: `900 zł max`. */
const atMost = phrasesOf('max, maks, maksymalnie, maksimum, najwyżej, tops, maximum, at most, at the most, максимум')
/** Without a currency only such a number after `do` is a price: `do 3 lat` is an age. */
const minBareAmount = 200
const maxAmount = 5000

interface Amount {
  readonly zloty: number
  readonly hasCurrency: boolean
  readonly end: number
}

/** Reads `1500`, `1 500`, `1.500`, `1500zł`, `1,5 tys`, each with or without a following currency. */
const amountAt = (typed: readonly Word[], at: number): Amount | null => {
  const wordAt = (n: number) => typed[n]?.word ?? ''
  const [, number = '', unit = ''] = /^(\d{1,5}(?:\.\d{1,3})?)(zl|pln|tys|k)?$/.exec(wordAt(at)) ?? []
  if (number === '') return null
  const grouped = unit === '' && /^\d$/.test(number) && /^\d{3}$/.test(wordAt(at + 1))
  let end = at + (grouped ? 2 : 1)
  const isThousands = unit === 'k' || unit === 'tys' || (wordAt(end) === 'tys' && end++ > 0)
  const plain = grouped ? `${number}${wordAt(at + 1)}` : /^\d\.\d{3}$/.test(number) ? number.replace('.', '') : number
  const hasCurrency = unit === 'zl' || unit === 'pln' || currency.test(wordAt(end))
  if (unit !== 'zl' && unit !== 'pln' && hasCurrency) end++
  return { zloty: Number(plain) * (isThousands ? 1000 : 1), hasCurrency: hasCurrency || isThousands, end }
}

const asRange = (min: Amount | null, max: Amount | null): Range => ({
  ...(min && { min: zlotyToGrosze(min.zloty) }),
  ...(max && { max: zlotyToGrosze(max.zloty) }),
})

/** Reads a price at a position: `do 1500 zł`, `od 800 do 1500 zł`, `800-1500 zł`, `1500 zł`; the last is a maximum. */
export const priceAt = (typed: readonly Word[], at: number): FoundPrice | null => {
  const aboutLength = lengthAt(about, typed, at)
  const fromLength = lengthAt(from, typed, at)
  const upToLength = lengthAt(upTo, typed, at)
  const first = amountAt(typed, at + aboutLength + fromLength + upToLength)
  if (!first || first.zloty > maxAmount) return null
  const isAmount = first.hasCurrency || first.zloty >= minBareAmount
  if (aboutLength > 0) return isAmount ? { range: null, length: first.end - at } : null
  if (upToLength > 0) return isAmount ? { range: asRange(null, first), length: first.end - at } : null
  const between = lengthAt(upTo, typed, first.end) || (fromLength > 0 ? lengthAt(and, typed, first.end) : 0)
  const second = amountAt(typed, first.end + between)
  if (second && (first.hasCurrency || second.hasCurrency) && second.zloty <= maxAmount && first.zloty <= second.zloty)
    return { range: asRange(first, second), length: second.end - at }
  const atMostLength = lengthAt(atMost, typed, first.end)
  if (!first.hasCurrency && !(atMostLength > 0 && isAmount)) return null
  return { range: fromLength > 0 ? asRange(first, null) : asRange(null, first), length: first.end + atMostLength - at }
}
