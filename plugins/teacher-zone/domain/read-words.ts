import { isAt, lengthAt, phrasesOf } from '#core/search/phrase.ts'
import { normalizedWords, type Word } from '#core/search/words.ts'
import type { AgeYears } from '../contract/age-years.ts'
import { type MaterialTerm, materialTerms } from './material-terms.ts'

/** Part of a search text, and what it means. */
export interface ReadTerm {
  /** As it was typed. */
  readonly text: string
  /** Search text without this part. */
  readonly rest: string
  readonly meaning: MaterialTerm | null
  readonly ages: AgeYears | null
}

const terms = materialTerms.map((meaning) => ({ meaning, phrases: phrasesOf(meaning.words) }))

/** Words that say nothing about a material. */
const idle = phrasesOf(
  `w, we, z, ze, na, do, dla, o, i, a, oraz, po, od, u, na temat, temat, materiał, materiały, materiałów, zajęcia, zajęć, zabawa, zabawy,
  pomysł, pomysły, pomysłów, przedszkole, przedszkola, przedszkolu, dzieci, dziecko, grupa, grupy, proszę, szukam, для, на, про, у, в, з, і, та,
  матеріали, заняття, діти, дітей, the, a, an, of, for, with, and, in, on, about, to, kids, children, activities, materials`,
)

/** Words for children of an age. */
const ageWords: readonly (readonly [phrases: ReturnType<typeof phrasesOf>, years: AgeYears])[] = (
  [
    ['roczniak*, roczne, niemowl*, немовл*', [0, 1]],
    ['dwulat*, дворіч*, two year olds', [2, 2]],
    ['trzylat*, maluch*, maluszk*, трирічн*, three year olds', [3, 3]],
    ['czterolat*, średniak*, чотириріч*, four year olds', [4, 4]],
    ['pięciolat*, пятиріч*, five year olds', [5, 5]],
    ['sześciolat*, zerówk*, шестиріч*, six year olds', [6, 6]],
    ['starszak*, старш*', [5, 6]],
    ['żłob*, ясла, ясел, nursery', [0, 2]],
  ] as const
).map(([words, years]) => [phrasesOf(words), years])

/** Words after a number of years. */
const yearWords = phrasesOf('lat, latk*, latek, latków, letni*, rok, roku, lata, рік, роки, років, річн*, year*, yo')
const before = phrasesOf('od, wiek, wieku, w wieku, від, вік, age, aged, ages')
const between = phrasesOf('do, i, a, до, to, and')

const yearAt = (words: readonly Word[], at: number): number | null => {
  const word = words[at]?.word ?? ''
  return /^\d$/.test(word) ? Number(word) : null
}

/** Reads ages at a position: `4 latki`, `3-5 lat`, `od 3 do 5 lat`, `czterolatki`; returns them with the number of words. */
const agesAt = (words: readonly Word[], at: number): { readonly years: AgeYears; readonly length: number } | null => {
  for (const [phrases, years] of ageWords) {
    const length = lengthAt(phrases, words, at)
    if (length > 0) return { years, length }
  }
  const start = at + lengthAt(before, words, at)
  const from = yearAt(words, start)
  if (from === null) return null
  const next = start + 1 + lengthAt(between, words, start + 1)
  const to = yearAt(words, next)
  const end = to === null ? start + 1 : next + 1
  const unit = lengthAt(yearWords, words, end)
  if (unit === 0) return null
  return { years: [Math.min(from, to ?? from), Math.max(from, to ?? from)], length: end + unit - at }
}

const meaningAt = (words: readonly Word[], at: number): { readonly meaning: MaterialTerm; readonly length: number } | null => {
  const found = terms.flatMap(({ meaning, phrases }) => {
    const phrase = phrases.find((one) => isAt(one, words, at))
    return phrase ? [{ meaning, length: phrase.words.length }] : []
  })
  return found.toSorted((one, other) => other.length - one.length)[0] ?? null
}

const longest = { text: 200, terms: 8 } as const

/**
 * Reads a search for materials: `jesień scenariusz 4 latki` has a topic, a kind and an age; what is in no table is a word
 * to look for. Words that say nothing alone are left out beside others.
 */
export const readWords = (query: string): readonly ReadTerm[] => {
  const tokens = query.slice(0, longest.text).split(/\s+/).filter(Boolean)
  const words: Word[] = tokens.flatMap((token, n) => normalizedWords(token).map((word) => ({ word, token: n, endsPart: false })))
  const spans: { readonly from: number; readonly to: number; readonly meaning: MaterialTerm | null; readonly ages: AgeYears | null }[] = []
  for (let at = 0; at < words.length; ) {
    const ages = agesAt(words, at)
    const meant = ages ? null : meaningAt(words, at)
    const length = ages?.length ?? meant?.length ?? 1
    const isIdle = !ages && !meant && lengthAt(idle, words, at) > 0
    const step = isIdle ? lengthAt(idle, words, at) : length
    const token = (n: number) => words[Math.min(n, words.length - 1)]?.token ?? 0
    if (!isIdle) spans.push({ from: token(at), to: token(at + length - 1), meaning: meant?.meaning ?? null, ages: ages?.years ?? null })
    at += step
  }
  // Words of one token, as of `e-mail`, are one part.
  const parts = spans.filter(({ from }, n) => n === 0 || from > (spans[n - 1]?.to ?? -1)).slice(0, longest.terms)
  return parts.map(({ from, to, meaning, ages }) => ({
    text: tokens.slice(from, to + 1).join(' '),
    rest: [...tokens.slice(0, from), ...tokens.slice(to + 1)].join(' '),
    meaning,
    ages,
  }))
}
