import { lengthAt, type Phrase, phrasesOf } from '#core/search/phrase.ts'
import type { Word } from '#core/search/words.ts'

/** Age of a child in a text, in years, and the number of words that it takes. */
export interface FoundAge {
  readonly years: number
  readonly length: number
  /** `od 2 lat`, `up to 3 years`: ages that a facility takes, which is no age of a child. */
  readonly isLimit: boolean
}

const numbers: readonly (readonly [years: number, phrases: readonly Phrase[]])[] = [
  [1, phrasesOf('jeden, one, один')],
  [1.5, phrasesOf('półtora, півтора')],
  [2, phrasesOf('dwa, two, два')],
  [3, phrasesOf('trzy, three, три')],
  [4, phrasesOf('cztery, four, чотири')],
  [5, phrasesOf("pięć, five, п'ять")],
  [6, phrasesOf('sześć, six, шість')],
]
/** Words that say an age alone: `dwulatka`, `niemowlę`. */
const wholes: readonly (readonly [years: number, phrases: readonly Phrase[]])[] = [
  [0.5, phrasesOf('niemowl*, noworod*, półroczn*, немовля, немовляти, infant, newborn')],
  [1.5, phrasesOf('półtoraroczn*, półtoralat*, півторарічн*')],
  [1, phrasesOf('roczne, roczny, roczna, rocznej, rocznego, rocznemu, roczną, roczniak*, roczek, однорічн*')],
  [2, phrasesOf('dwulat*, dwuletni*, dwurocz*, дворічн*, дволітн*')],
  [3, phrasesOf('trzylat*, trzyletni*, трирічн*, трьохрічн*')],
  [4, phrasesOf('czterolat*, czteroletni*, чотирирічн*')],
  [5, phrasesOf("pięciolat*, pięcioletni*, п'ятирічн*")],
  [6, phrasesOf('sześciolat*, sześcioletni*, шестирічн*')],
]
const half = phrasesOf('i pół, i pol, and a half, і пів, з половиною, і половиною')
const yearUnits = phrasesOf(
  `lat, lata, latek, latka, latki, latkę, letni, letnia, letniej, letniego, letnią, rok, roku, roczek, roczny, roczna, roczne, rocznej, rocznego, roczną,
   роки, років, рік, року, рочки, рочків, рочок, річний, річна, річної, річного, річну, years old, year old, year olds, years, year, yrs old, yr old, yrs, yr, yo, y o`,
)
const monthUnits = phrasesOf(
  `miesiące, miesięcy, miesiąc, miesięczny, miesięczna, miesięczne, miesięcznej, miesięcznego, miesięczną, mies, msc, місяців, місяці, місяць, місячний,
   місячна, місячної, місячного, місячну, months old, month old, month olds, months, month, mo`,
)
const limits = phrasesOf('od, do, powyżej, poniżej, ponad, from, under, over, up to, above, below, between, від, до, між, старше')
const maxYears = 12

/** Splits a number and its unit that are written as one: `3latka`, `2yo`, `5yr old`. */
const withUnitApart = (typed: readonly Word[], at: number): readonly Word[] => {
  const [word] = typed.slice(at, at + 1)
  const [, number, unit] = /^(\d{1,2}(?:\.\d)?)([a-z]{2,})$/.exec(word?.word ?? '') ?? []
  return word && number && unit ? [{ ...word, word: number, endsPart: false }, { ...word, word: unit }, ...typed.slice(at + 1)] : []
}

const numberAt = (typed: readonly Word[], at: number): number | null => {
  const word = typed[at]?.word ?? ''
  const [named] = numbers.find(([, phrases]) => lengthAt(phrases, typed, at) > 0) ?? []
  return named ?? (/^\d{1,2}(\.\d{1,2})?$/.test(word) ? Number(word) : null)
}

/** Reads `od 2 do 3 lat`, `2-3 lata`, `up to 3 years`: ages that a facility takes. */
const limitAt = (typed: readonly Word[], at: number): FoundAge | null => {
  const before = lengthAt(limits, typed, at)
  const first = numberAt(typed, at + before)
  if (!first) return null
  const between = lengthAt(limits, typed, at + before + 1)
  const second = numberAt(typed, at + before + 1 + between)
  if (before === 0 && !second) return null
  const counted = before + 1 + (second ? between + 1 : 0)
  const unit = lengthAt(monthUnits, typed, at + counted) || lengthAt(yearUnits, typed, at + counted)
  return unit > 0 ? { years: second ?? first, length: counted + unit, isLimit: true } : null
}

/** Reads an age at a position: `2,5 roku`, `18 month old`, `dwulatka`, `2 and a half`. */
export const ageAt = (typed: readonly Word[], at: number): FoundAge | null => {
  for (const [years, phrases] of wholes) {
    const length = lengthAt(phrases, typed, at)
    if (length > 0) return { years, length, isLimit: false }
  }
  const apart = withUnitApart(typed, at)
  if (apart.length > 0) {
    const found = ageAt(apart, 0)
    return found && { ...found, length: found.length - 1 }
  }
  const limit = limitAt(typed, at)
  const number = numberAt(typed, at)
  if (limit || !number) return limit
  const halfLength = lengthAt(half, typed, at + 1)
  const value = number + (halfLength > 0 ? 0.5 : 0)
  const months = lengthAt(monthUnits, typed, at + 1 + halfLength)
  const years = months > 0 ? value / 12 : value
  const length = 1 + halfLength + (months || lengthAt(yearUnits, typed, at + 1 + halfLength))
  return years > maxYears || length === 1 ? null : { years, length, isLimit: false }
}
