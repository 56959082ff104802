import type { Range } from '#core/search/facet-selection.ts'
import { zlotyToGrosze } from '#core/search/parse-selection.ts'
import { lengthAt, lengthsAt, type Phrase, phrasesOf } from '#core/search/phrase.ts'
import type { Proposal } from '#core/search/reading/meaning.ts'
import type { PlainReader } from '#core/search/reading/reader.ts'
import type { Word } from '#core/search/words.ts'
import { atEach, propose } from './spans.ts'

const currency = phrasesOf('zł, złoty, złote, złotych, złotówek, zlotowek, pln, злотих, злоти, злотий, зл, złotego, zlotys, zloty')
const month = phrasesOf(
  'miesięcznie, na miesiąc, za miesiąc, mies, msc, na msc, m c, monthly, a month, per month, month, на місяць, за місяць, місячно, щомісяця',
)
const upTo = phrasesOf(
  `do, max, maks, maksymalnie, maksymalna cena, maksimum, najwyżej, poniżej, taniej niż, mniej niż, nie więcej niż, nie więcej jak, nie drożej niż, nie drożej jak, co najwyżej, nie droższe niż,
   nie droższy niż, nie droższego niż, nie droższa niż, budżet, budżet do, mój budżet to, mamy budżet, w budżecie do, tańsze niż, tańszy niż, tańsza niż, tańszego niż, tańszej niż, za mniej niż, góra, gora, stać nas na maks, stać mnie na, nie wyższe niż, nie wyższa niż, nie wyższy niż, płacimy maksymalnie, placimy maksymalnie, maksymalnie do, w cenie do, cena do, czesne do, nie przekracza, za, under,
   below, up to, less than, cheaper than, no more than, not more than, maximum, budget, budget of, for under, менше, менше ніж, не дорожче, не дорожче ніж, не більше, не більше ніж, дешевше ніж, дешевше, бюджет, до, за, максимум`,
)
const from = phrasesOf(
  'od, powyżej, ponad, min, minimum, co najmniej, między, pomiędzy, więcej niż, z, cena od, from, over, above, between, at least, more than, від, більше ніж, між, понад',
)
/** Words between the ends of a range that began with one of `from`. */
const and = phrasesOf('a, i, and, to, do, та, і, й, до')
const about = phrasesOf('około, ok, koło, mniej więcej, circa, w okolicach, about, around, roughly, приблизно, близько, десь')
/** Words after an amount that make it a maximum: `900 zł max`. */
const atMost = phrasesOf('max, maks, maksymalnie, maksimum, najwyżej, tops, maximum, at most, at the most, or less, lub mniej, максимум')
const atLeast = phrasesOf('i więcej, lub więcej, or more, wzwyż')
/** Words beside an amount that make it what a family pays in the end, not the fee. */
export const afterBenefits = phrasesOf(
  `po dofinansowaniu, po dofinansowaniach, po dopłacie, po dopłatach, po świadczeniu, po świadczeniach, po odliczeniu świadczenia, po uldze, z dofinansowaniem, z dopłatą, ze świadczeniem, z aktywnie w żłobku, po aktywnie w żłobku,
   dla nas, dla naszej rodziny, z naszej kieszeni, after subsidy, after subsidies, after benefits, after the benefit, after benefit, after support, with benefits, with the benefit, with subsidy, for us, out of pocket,
   після дотації, після доплати, після допомоги, після виплат, з дотацією, з доплатою, для нас, для нашої родини`,
)
/** Without a currency only such a number after `do` is a price: `do 3 lat` is an age. */
const minBareAmount = 200
const maxAmount = 5000
/** An approximate amount is a range of a fifth around it. */
const tolerance = 0.2

const hundreds: readonly (readonly [zloty: number, phrases: readonly Phrase[]])[] = [
  [200, phrasesOf('dwieście, dwustu, двісті, двохсот, two hundred')],
  [300, phrasesOf('trzysta, trzystu, триста, трьохсот, three hundred')],
  [400, phrasesOf('czterysta, czterystu, чотириста, чотирьохсот, four hundred')],
  [500, phrasesOf("pięćset, pięciuset, п'ятсот, п'ятисот, five hundred")],
  [600, phrasesOf('sześćset, sześciuset, шістсот, шестисот, six hundred')],
  [700, phrasesOf('siedemset, siedmiuset, сімсот, семисот, seven hundred')],
  [800, phrasesOf('osiemset, ośmiuset, вісімсот, восьмисот, eight hundred')],
  [900, phrasesOf("dziewięćset, dziewięciuset, дев'ятсот, дев'ятисот, nine hundred")],
]
const thousandsInWords: readonly (readonly [zloty: number, phrases: readonly Phrase[]])[] = [
  [1000, phrasesOf('tysiąc, tysiąca, tysiaka, tysiak, a thousand, one thousand, тисяча, тисячу, тисячі')],
  [1500, phrasesOf('półtora tysiąca, półtora tys, fifteen hundred, one and a half thousand, півтори тисячі, півтора тисячі')],
  [2000, phrasesOf('dwa tysiące, dwóch tysięcy, dwa tys, dwóch tys, two thousand, дві тисячі, двох тисяч')],
  [2500, phrasesOf('dwa i pół tysiąca, dwa i pół tys, dwóch i pół tysiąca, two and a half thousand, дві з половиною тисячі')],
  [3000, phrasesOf('trzy tysiące, trzech tysięcy, trzy tys, three thousand, три тисячі, трьох тисяч')],
]

const numeralAt = (numerals: typeof hundreds, words: readonly Word[], at: number) =>
  numerals
    .map(([zloty, phrases]) => ({ zloty, length: lengthAt(phrases, words, at) }))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length)[0]

/** Reads `tysiąc dwieście`, `półtora tysiąca`, `nine hundred` in złoty. */
const spokenAt = (words: readonly Word[], at: number): { readonly zloty: number; readonly length: number } | null => {
  const thousand = numeralAt(thousandsInWords, words, at)
  const hundred = numeralAt(hundreds, words, at + (thousand?.length ?? 0))
  if (!thousand && !hundred) return null
  return { zloty: (thousand?.zloty ?? 0) + (hundred?.zloty ?? 0), length: (thousand?.length ?? 0) + (hundred?.length ?? 0) }
}
const thousands = phrasesOf('tys, tysiąca, tysiące, tysięcy, thousand, тис, тисячі, тисяч')

interface Amount {
  readonly zloty: number
  readonly hasCurrency: boolean
  readonly end: number
}

/** Reads `1500`, `1 500`, `1.500`, `1500zł`, `1,5 tys`, `półtora tysiąca`, each with or without a following currency. */
const amountAt = (words: readonly Word[], at: number): Amount | null => {
  const wordAt = (n: number) => words[n]?.word ?? ''
  const spoken = spokenAt(words, at)
  if (spoken) {
    const end = at + spoken.length
    return { zloty: spoken.zloty, hasCurrency: true, end: end + lengthAt(currency, words, end) }
  }
  const [, number = '', unit = ''] = /^(\d{1,5}(?:\.\d{1,3})?)(zl|zlotych|pln|tys|k)?$/.exec(wordAt(at)) ?? []
  if (number === '') return null
  const grouped = unit === '' && /^\d$/.test(number) && /^\d{3}(zl|pln)?$/.test(wordAt(at + 1))
  let end = at + (grouped ? 2 : 1)
  const thousandsLength = unit === 'k' || unit === 'tys' ? 0 : lengthAt(thousands, words, end)
  const isThousands = unit === 'k' || unit === 'tys' || thousandsLength > 0
  end += thousandsLength
  const plain = grouped
    ? `${number}${Number.parseInt(wordAt(at + 1), 10)
        .toString()
        .padStart(3, '0')}`
    : /^\d\.\d{3}$/.test(number)
      ? number.replace('.', '')
      : number
  const currencyLength = lengthAt(currency, words, end)
  end += currencyLength
  const hasCurrency = /^(zl|zlotych|pln)$/.test(unit) || currencyLength > 0 || isThousands || (grouped && /[a-z]/.test(wordAt(at + 1)))
  return { zloty: Number(plain) * (isThousands ? 1000 : 1), hasCurrency, end }
}

const asRange = (min: Amount | null, max: Amount | null): Range => ({
  ...(min && { min: zlotyToGrosze(min.zloty) }),
  ...(max && { max: zlotyToGrosze(max.zloty) }),
})

interface Price {
  readonly range: Range
  readonly end: number
}

const priceAt = (words: readonly Word[], at: number): Price | null => {
  const isAmount = ({ hasCurrency, zloty }: Amount) => zloty <= maxAmount && (hasCurrency || zloty >= minBareAmount)
  const after = (length: number) => amountAt(words, at + length)
  for (const length of lengthsAt(about, words, at)) {
    const amount = after(length)
    if (amount && isAmount(amount)) {
      const [min, max] = [1 - tolerance, 1 + tolerance].map((part) => zlotyToGrosze(Math.round(amount.zloty * part)))
      return { range: { ...(min && { min }), ...(max && { max }) }, end: amount.end }
    }
  }
  for (const length of [...lengthsAt(from, words, at), 0]) {
    const first = after(length)
    if (!first || first.zloty > maxAmount) continue
    const between = lengthAt(upTo, words, first.end) || (length > 0 ? lengthAt(and, words, first.end) : 0)
    const second = amountAt(words, first.end + between)
    const isRange =
      second !== null &&
      (first.hasCurrency || second.hasCurrency || (first.zloty >= minBareAmount && between > 0)) &&
      second.zloty <= maxAmount
    if (isRange && first.zloty < second.zloty && !words[first.end - 1]?.endsPart) return { range: asRange(first, second), end: second.end }
    if (length > 0 && first.hasCurrency) return { range: asRange(first, null), end: first.end }
  }
  for (const length of lengthsAt(upTo, words, at)) {
    const amount = after(length)
    const upper = amount && amountAt(words, amount.end)
    const isRange = amount && upper && words[amount.end - 1]?.token === words[amount.end]?.token && amount.zloty < upper.zloty
    if (isRange && upper.zloty <= maxAmount && isAmount(upper)) return { range: asRange(amount, upper), end: upper.end }
    if (amount && isAmount(amount)) return { range: asRange(null, amount), end: amount.end + lengthAt(atMost, words, amount.end) }
  }
  const plain = after(0)
  if (!plain || !isAmount(plain)) return null
  const more = lengthAt(atLeast, words, plain.end)
  if (more > 0 && plain.hasCurrency) return { range: asRange(plain, null), end: plain.end + more }
  const upper = lengthAt(atMost, words, plain.end)
  return plain.hasCurrency || upper > 0 ? { range: asRange(null, plain), end: plain.end + upper } : null
}

/**
 * Reads prices of a month, in grosze: `do 1500 zł`, `800-1500 zł`, `za półtora tysiąca`, `ok. 1000 zł`; with words such as
 * `po dofinansowaniu` what a family pays in the end.
 */
export const readPrices: PlainReader = ({ text: { words }, facets }) => {
  const canBeCost = facets.some(({ key }) => key === 'family_cost')
  return facets.some(({ key }) => key === 'price')
    ? atEach(words, (from): readonly Proposal[] => {
        const before = canBeCost ? lengthAt(afterBenefits, words, from) : 0
        const price = priceAt(words, from + before)
        if (!price) return []
        const end = price.end + lengthAt(month, words, price.end)
        const after = canBeCost ? lengthAt(afterBenefits, words, end) : 0
        const key = before + after > 0 ? 'family_cost' : 'price'
        return [propose(from, end + after, { kind: 'filter', selection: { [key]: price.range } }, 'measure')]
      })
    : []
}
