import type { NamedLocalities } from '#core/search/name-index.port.ts'
import { unabbreviated } from './abbreviations.ts'
import { findDocuments } from './find-documents.ts'
import { type ParsedLocality, parseLocality } from './locality-qualifiers.ts'
import type { NameIndexData } from './name-index-data.ts'
import { nominativesOf } from './nominatives.ts'
import { cityAt } from './suggest-names.ts'
import { decodeTexts } from './text-table.ts'
import { parseWords, tokenize } from './tokenize.ts'
import { makeWordMatcher, type WordMatches } from './word-matches.ts'

type Places = NameIndexData['places']

/** Locality whose whole name a part of the words is; the other words are its commune, county or voivodeship. */
interface Candidate {
  readonly at: number
  /** Number of words that name it. */
  readonly named: number
  readonly exact: boolean
}

/** Additional cost of a word in a place's context (`find-documents.ts`). */
const contextCost = 3
const districtKind = 1
const quarterKind = 3

const findCandidates = (places: Places, words: readonly string[], matches: readonly WordMatches[]): readonly Candidate[] => {
  const found = new Map<number, Candidate>()
  findDocuments(places.index, matches, {
    accepts: () => true,
    onMatch: (cost, at, named) => {
      if (places.kinds[at] === districtKind || places.kinds[at] === quarterKind || named !== places.lengths[at]) return
      const exact = cost === contextCost * (words.length - named)
      if (!found.get(at)?.exact) found.set(at, { at, named, exact })
    },
  })
  return [...found.values()]
}

const isWordOf = (field: readonly string[], word: string): boolean => [word, ...nominativesOf(word)].some((one) => field.includes(one))

/** Returns true if each `powiat …`, `gmina …`, `województwo …` of a text is that of a place. */
const hasQualifiers = (places: Places, at: number, { qualifiers }: ParsedLocality): boolean => {
  if (qualifiers.length === 0) return true
  const [, voivodeship = '', county = '', , , , commune = ''] = decodeTexts(places.texts, at)
  const wordsOf = (text: string) => tokenize(text).map(unabbreviated)
  const fields = { voivodeship: wordsOf(voivodeship), county: wordsOf(county), commune: wordsOf(commune) }
  const context = Object.values(fields).flat()
  return qualifiers.every(({ kind, words }) => {
    const field = fields[kind]
    const own = words.slice(0, field.length)
    return own.length === field.length && own.every((word) => isWordOf(field, word)) && words.every((word) => isWordOf(context, word))
  })
}

/** Returns those with the longest name, as written if any is: Wola Uhruska before a Wola in the commune Wola Uhruska. */
const bestOf = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const longest = Math.max(0, ...candidates.map(({ named }) => named))
  const ofLongest = candidates.filter(({ named }) => named === longest)
  const exact = ofLongest.filter((one) => one.exact)
  return exact.length > 0 ? exact : ofLongest
}

/** Returns those that are written with the typed diacritics if some are; a text without diacritics may mean any. */
const asTyped = (places: Places, found: readonly Candidate[], typed: readonly string[]): readonly Candidate[] => {
  const text = ` ${typed
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')} `
  if (!/[^ a-z0-9]/.test(text)) return found
  const same = found.filter(({ at }) => {
    const name = (decodeTexts(places.texts, at)[0] ?? '').toLowerCase().replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    return text.includes(` ${name} `)
  })
  return same.length > 0 ? same : found
}

const isInFacilityNames = ({ index }: NameIndexData['facilities'], words: readonly string[], isIncluded: (row: number) => boolean) => {
  const matches = makeWordMatcher(index)(words, 'whole')
  let found = false
  findDocuments(index, matches, {
    accepts: () => !found,
    onMatch: (cost, at, named) => {
      found ||= cost === 0 && named === words.length && isIncluded(at)
    },
  })
  return found
}

/**
 * Finds the localities whose whole name the words are, alone or with commune, county or voivodeship: `Rzymiec`, `Rzymcu łódzkie`,
 * `Rzymiec, gmina Sadkowice, powiat rawski`. Of those with the same name, commune and county only the largest is returned.
 */
export const findLocalities = (data: NameIndexData, typed: readonly string[], isIncluded: (row: number) => boolean): NamedLocalities => {
  const { places } = data
  const words = parseWords(typed).map(({ word }) => word)
  const parsed = parseLocality(words)
  const candidates = findCandidates(places, parsed.words, makeWordMatcher(places.index)(parsed.words, 'whole'))
  const best = bestOf(candidates.filter(({ at }) => hasQualifiers(places, at, parsed)))
  // Numbers of places are in the order of their facilities, then of their population.
  const found = asTyped(places, best, typed).toSorted((a, b) => a.at - b.at)
  const localities = new Map<string, ReturnType<typeof cityAt>>()
  for (const { at } of found) {
    const city = cityAt(places, at)
    const key = [city.name, city.commune, city.county, city.voivodeship].join('/')
    if (!localities.has(key)) localities.set(key, city)
  }
  return {
    localities: [...localities.values()],
    exact: found[0]?.exact ?? false,
    qualified: (found[0]?.named ?? 0) < words.length,
    inFacilityNames: found.length > 0 && isInFacilityNames(data.facilities, words, isIncluded),
  }
}
