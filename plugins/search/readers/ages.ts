import { lengthAt, type Phrase, phrasesOf } from '#core/search/phrase.ts'
import type { Proposal } from '#core/search/reading/meaning.ts'
import type { PlainReader } from '#core/search/reading/reader.ts'
import type { Word } from '#core/search/words.ts'
import { monthAt, yearOf } from './dates.ts'
import { numberAt } from './numbers.ts'
import { atEach, propose } from './spans.ts'

/** Words that say an age alone: `dwulatka`, `niemowlę`. */
const wholes: readonly (readonly [years: number, phrases: readonly Phrase[]])[] = [
  [0.5, phrasesOf('niemowl*, noworod*, półroczn*, немовля, немовляти, infant, infants, newborn, for a baby, my baby')],
  [1.5, phrasesOf('półtoraroczn*, półtoralat*, półtoraletni*, півторарічн*')],
  [1, phrasesOf('roczne, roczny, roczna, rocznej, rocznego, rocznemu, roczną, roczniak*, roczek, однорічн*, jednolat*')],
  [2, phrasesOf('dwulat*, dwuletni*, dwurocz*, дворічн*, дволітн*, toddler, toddlers')],
  [2.5, phrasesOf('dwuipółlat*, dwuipółletni*')],
  [3, phrasesOf('trzylat*, trzyletni*, трирічн*, трьохрічн*')],
  [4, phrasesOf('czterolat*, czteroletni*, чотирирічн*')],
  [5, phrasesOf("pięciolat*, pięcioletni*, п'ятирічн*")],
  [6, phrasesOf('sześciolat*, sześcioletni*, шестирічн*')],
]
const oneYearOld = phrasesOf('rok, roczek, рік, рочок, a year, one year')
const half = phrasesOf('i pół, i pol, and a half, і пів, з половиною, і половиною')
const yearUnits = phrasesOf(
  `lat, lata, latek, latka, latki, latkę, latkom, latkow, letni, letnia, letnie, letniej, letniego, letnią, letniemu, rok, roku, roczek, roczny, roczna, roczne, rocznej, rocznego, roczną,
   роки, років, рік, року, рочки, рочків, рочок, річний, річна, річне, річної, річного, річну, years old, year old, year olds, years, year, yrs old, yr old, yrs, yr, yo, y o, lata i pol`,
)
const monthUnits = phrasesOf(
  `miesiące, miesięcy, miesiąc, miesiąca, miesięczny, miesięczna, miesięczne, miesięcznej, miesięcznego, miesięczną, miesięczniaka, mies, msc, mcy, m cy, місяців, місяці, місяць, місячний,
   місячна, місячне, місячної, місячного, місячну, months old, month old, month olds, months, month, mo, mos`,
)
/** Before two ages of which one is a limit: `od 2 do 3 lat`. */
const ranges = phrasesOf('od, do, from, to, between, and, or, i, lub, від, до, між, і, та')
const born = phrasesOf(
  `urodzony, urodzona, urodzone, urodzonego, urodzonej, urodzoną, urodził się, urodziła się, urodziło się, ur, urodzeni, rocznik, z rocznika, rocznika, born, born in, born on, dob,
   народився, народилася, народжений, народжена, народженого, народженої, року народження`,
)
const andMonths = phrasesOf('i, and, і, та, oraz')
const beforeAges = phrasesOf('ma, is, has, jest, має, wiek, age, aged, jedno, jednemu, одному, одній')
const others = phrasesOf('drugie, drugi, druga, drugiemu, starsze, starszy, the other, other, second, другому, другій, друга, старшому')
const joining = phrasesOf('w, we, in, on, dnia, у, в, of')
const maxYears = 12

/** Splits a number and its unit that are written as one: `3latka`, `2yo`, `5yr old`. */
const withUnitApart = (words: readonly Word[], at: number): readonly Word[] => {
  const [word] = words.slice(at, at + 1)
  const [, number, unit] = /^(\d{1,2}(?:\.\d)?)([a-z]{2,})$/.exec(word?.word ?? '') ?? []
  return word && number && unit ? [{ ...word, word: number, endsPart: false }, { ...word, word: unit }, ...words.slice(at + 1)] : []
}

interface Age {
  readonly years: number
  readonly length: number
}

const unitAt = (words: readonly Word[], at: number, number: number): Age | null => {
  const halfLength = lengthAt(half, words, at)
  const value = number + (halfLength > 0 ? 0.5 : 0)
  const months = lengthAt(monthUnits, words, at + halfLength)
  const length = months || lengthAt(yearUnits, words, at + halfLength)
  if (length === 0) return null
  const years = months > 0 ? value / 12 : value
  const more = halfLength === 0 && months === 0 ? lengthAt(half, words, at + length) : 0
  return { years: years + (more > 0 ? 0.5 : 0), length: halfLength + length + more }
}

const ageAt = (words: readonly Word[], at: number): Age | null => {
  for (const [years, phrases] of wholes) {
    const length = lengthAt(phrases, words, at)
    if (length > 0) return { years, length }
  }
  const oneYear = lengthAt(oneYearOld, words, at)
  const more = oneYear > 0 ? monthsAfter(words, at + oneYear) : null
  if (more) return { years: 1 + more.value / 12, length: oneYear + more.length }
  if (oneYear > 0 && lengthAt(beforeAges, words, at - 1) > 0) return { years: 1, length: oneYear }
  const separated = withUnitApart(words, at)
  if (separated.length > 0) {
    const found = ageAt(separated, 0)
    return found && { ...found, length: found.length - 1 }
  }
  const number = numberAt(words, at)
  if (!number) return null
  const unit = unitAt(words, at + number.length, number.value)
  if (unit) {
    const months = monthsAfter(words, at + number.length + unit.length)
    return unit.years <= maxYears
      ? { years: unit.years + (months?.value ?? 0) / 12, length: number.length + unit.length + (months?.length ?? 0) }
      : null
  }
  // `she is 2.5`, `girl of two and a half`.
  const halfLength = lengthAt(half, words, at + number.length)
  const isSaid = lengthAt(beforeAges, words, at - 1) > 0
  const isLast = words[at]?.endsPart || at + number.length === words.length
  const isAge =
    halfLength > 0 || (isSaid && (/^\d\.5$/.test(words[at]?.word ?? '') || isLast)) || (isLast && lengthAt(others, words, at - 1) > 0)
  return isAge && number.value <= 6 ? { years: number.value + (halfLength > 0 ? 0.5 : 0), length: number.length + halfLength } : null
}

/** Reads months after years: `rok i 3 miesiące`. */
const monthsAfter = (words: readonly Word[], at: number): { readonly value: number; readonly length: number } | null => {
  const joined = lengthAt(andMonths, words, at)
  const number = numberAt(words, at + joined)
  const unit = number ? lengthAt(monthUnits, words, at + joined + number.length) : 0
  return number && unit > 0 ? { value: number.value, length: joined + number.length + unit } : null
}

/** Reads `rok i cztery lata`: the ages of two children. */
const yearAndAge = (words: readonly Word[], at: number): readonly Age[] => {
  const oneYear = lengthAt(oneYearOld, words, at)
  const joined = oneYear > 0 ? lengthAt(andMonths, words, at + oneYear) : 0
  const number = joined > 0 ? numberAt(words, at + oneYear + joined) : null
  const start = at + oneYear + joined + (number?.length ?? 0)
  const years = number && lengthAt(monthUnits, words, start) === 0 ? lengthAt(yearUnits, words, start) : 0
  const length = start + years - at
  return number && years > 0
    ? [
        { years: 1, length },
        { years: number.value, length },
      ]
    : []
}

/** Reads `od 2 do 3 lat`, `2-3 lata`, `3 i 5 lat`: two ages with one unit. */
const agesAt = (words: readonly Word[], at: number): readonly Age[] => {
  const two = yearAndAge(words, at)
  if (two.length > 0) return two
  const before = lengthAt(ranges, words, at)
  const first = numberAt(words, at + before)
  if (!first || words[at + before + first.length - 1]?.endsPart) return []
  const between = lengthAt(ranges, words, at + before + first.length)
  const start = at + before + first.length + between
  const second = numberAt(words, start)
  const unit = second && unitAt(words, start + second.length, second.value)
  if (!second || !unit || unit.years > maxYears || (before === 0 && between === 0 && words[at]?.token !== words[start]?.token)) return []
  const isMonths = unit.years !== second.value && unit.years !== second.value + 0.5
  const length = start + second.length + unit.length - at
  return [
    { years: isMonths ? first.value / 12 : first.value, length },
    { years: unit.years, length },
  ]
}

/** Reads a birth date or year after `urodzony`, `rocznik`: the age on a day. */
const birthAt = (words: readonly Word[], at: number, today: string): Age | null => {
  const before = lengthAt(born, words, at)
  if (before === 0) return null
  let end = at + before
  end += lengthAt(joining, words, end)
  const day = /^\d{1,2}$/.test(words[end]?.word ?? '') && monthAt(words, end + 1) ? 1 : 0
  const month = monthAt(words, end + day)
  end += day + (month?.length ?? 0)
  const year = Number(today.slice(0, 4))
  const currentMonth = Number(today.slice(5, 7))
  // `15.02.2024` is split into 15.02 and 2024, `02.2024` is one word.
  const [, dayMonth] = /^\d{1,2}\.(\d{2})$/.exec(words[end]?.word ?? '') ?? []
  if (dayMonth !== undefined) end++
  const written = /^(\d{1,2})[.,](20\d\d)$/.exec(words[end]?.word ?? '')
  const birthYear = written ? Number(written[2]) : yearOf(words[end]?.word ?? '')
  if (birthYear === null && !month) return null
  // A year alone means its middle, a month without a year the last one.
  const birthMonth = written ? Number(written[1]) : dayMonth !== undefined ? Number(dayMonth) : (month?.month ?? 7)
  const inYear = birthYear ?? (birthMonth > currentMonth ? year - 1 : year)
  const years = year - inYear + (currentMonth - birthMonth) / 12
  if (years < 0 || years > maxYears) return null
  const tail = birthYear === null ? 0 : 1 + lengthAt(phrasesOf('r, roku, р, року'), words, end + 1)
  return { years, length: end + tail - at }
}

const proposalOf = (from: number, { years, length }: Age): Proposal =>
  propose(from, from + length, { kind: 'age', years: [years] }, 'measure')

/** Reads ages of children, in years: `2,5 roku`, `18 month old`, `dwulatka`, `2-3 lata`, `ur. w marcu 2024`. */
export const readAges: PlainReader = ({ text: { words }, today }) =>
  atEach(words, (from) => {
    const one = ageAt(words, from)
    const birth = birthAt(words, from, today)
    const two = agesAt(words, from)
    const length = two[0]?.length ?? 0
    return [
      ...(one ? [proposalOf(from, one)] : []),
      ...(birth ? [proposalOf(from, birth)] : []),
      ...(length > 0 ? [propose(from, from + length, { kind: 'age', years: two.map(({ years }) => years) }, 'measure')] : []),
    ]
  })
