import type { PlaceCase } from '#core/places/place-forms.ts'
import { quarterProminence } from '#core/places/quarter-prominence.ts'
import type { NamedPlace, PlaceSpan } from '#core/search/name-index.port.ts'
import { unabbreviated } from './abbreviations.ts'
import type { NameIndexData } from './name-index-data.ts'
import { type Candidate, candidatesOf, citiesOf, cityKeyOf, countyKind, isPart, quarterKind } from './place-candidates.ts'
import { caseBits, findForm, formKey, shortBit } from './place-forms-index.ts'
import { readQualifiers } from './place-qualifiers.ts'
import { findSimilarForms } from './similar-forms.ts'
import { cityAt, countyAt, namedDistrictAt } from './suggest-names.ts'
import { decodeTexts } from './text-table.ts'

type Places = NameIndexData['places']

/** Words of the longest names. */
const maxNameWords = 6

const prominenceOf = ({ kinds, facilities }: Places, place: number): number =>
  kinds[place] === quarterKind ? quarterProminence : (facilities[place] as number)

/** Returns the candidates that are written with the typed diacritics if some are; a text without diacritics may mean any. */
const asTyped = (places: Places, candidates: readonly Candidate[], text: string): readonly Candidate[] => {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\d]+/gu, ' ')} `
  if (candidates.length < 2 || !/[^ a-z0-9]/.test(plain)) return candidates
  const isNominative = ({ cases }: Candidate) => (cases & caseBits.nominative) !== 0
  const same = candidates.filter(({ place, cases }) => {
    if (!isNominative({ place, cases })) return true
    const name = (decodeTexts(places.texts, place)[0] ?? '').toLowerCase().replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    return plain.includes(` ${name} `)
  })
  return same.some(isNominative) ? same : candidates
}

const casesOf = (bits: number): readonly PlaceCase[] =>
  (Object.keys(caseBits) as readonly PlaceCase[]).filter((one) => (bits & caseBits[one]) !== 0)

const namedPlace = (places: Places, place: number): NamedPlace => {
  if (places.kinds[place] === countyKind) return { kind: 'county', county: countyAt(places, place) }
  return isPart(places, place)
    ? { kind: places.kinds[place] === quarterKind ? 'quarter' : 'district', part: namedDistrictAt(places, place) }
    : { kind: 'city', city: cityAt(places, place) }
}

/** Of those with the same name, commune and county only the best known is a place of its own, in its rank. */
const withoutTwins = (found: readonly NamedPlace[]): readonly NamedPlace[] => {
  const keyOf = (place: NamedPlace): string => {
    if (place.kind === 'voivodeship') return place.voivodeship
    if (place.kind === 'county') return `${place.county.voivodeship}/${place.county.name}`
    if (place.kind !== 'city') return `${place.part.cityCache}/${place.part.slug}`
    const { name, commune, county, voivodeship } = place.city
    return [name, commune, county, voivodeship].join('/')
  }
  const keys = found.map(keyOf)
  return found.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

interface Found {
  readonly from: number
  readonly to: number
  readonly candidates: readonly Candidate[]
  readonly similar: boolean
}

const spanOf = (places: Places, text: string, { from, to, candidates, similar }: Found): PlaceSpan => {
  const typed = asTyped(places, candidates, text)
  const sorted = typed.toSorted((a, b) => prominenceOf(places, b.place) - prominenceOf(places, a.place) || a.place - b.place)
  return {
    from,
    to,
    cases: casesOf(sorted.reduce((bits, { cases }) => bits | cases, 0)),
    similar,
    short: sorted.every(({ cases }) => (cases & shortBit) !== 0),
    places: withoutTwins(sorted.map(({ place }) => namedPlace(places, place))),
  }
}

/** Letters from which on a name may have a typing error, and words that are compared with all names. */
const typos = { minLetters: 6, maxWords: 4 } as const

const findSimilar = (places: Places, word: string): readonly Candidate[] => {
  const found = findSimilarForms(places.forms, unabbreviated(word)).flatMap((form) => candidatesOf(places, form))
  return [...new Map(found.map((one) => [one.place, one])).values()]
}

/**
 * Finds the names of places in a text: alone, with commune, county or voivodeship after them, and a district or quarter
 * beside its city. `isUnknown`: nothing else has the word, so that it may be a typing error.
 */
export const readPlaces = (
  places: Places,
  words: readonly string[],
  text: string,
  isUnknown: (at: number) => boolean,
): readonly PlaceSpan[] => {
  const found: Found[] = []
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + maxNameWords); to > from; to--) {
      const form = findForm(places.forms, formKey(words.slice(from, to)))
      if (form >= 0) found.push({ from, to, candidates: candidatesOf(places, form), similar: false })
    }
  const isNamed = (at: number) => found.some(({ from, to }) => at >= from && at < to)
  const misspelt = [...words.keys()].filter((at) => (words[at]?.length ?? 0) >= typos.minLetters && !isNamed(at) && isUnknown(at))
  for (const at of misspelt.slice(0, typos.maxWords)) {
    const candidates = findSimilar(places, words[at] ?? '')
    if (candidates.length > 0) found.push({ from: at, to: at + 1, candidates, similar: true })
  }
  const qualified = found.flatMap((one): readonly Found[] => {
    const { candidates, to } = readQualifiers(places, one.candidates, words, one.to)
    return to > one.to ? [{ ...one, candidates, to }] : []
  })
  return [...found, ...qualified, ...besideCities(places, found, words)].map((one) => spanOf(places, text, one))
}

const joining = new Set(['w', 'we', 'na', 'in', 'u', 'z'])

/** Joins a district or quarter with the name of its city before or after it: `Gdańsk Wrzeszcz`, `na Woli w Warszawie`. */
const besideCities = (places: Places, found: readonly Found[], words: readonly string[]): readonly Found[] => {
  const cities = found.map((one) => ({ ...one, cities: citiesOf(places, one.candidates) })).filter(({ cities }) => cities.size > 0)
  return found.flatMap((one): readonly Found[] => {
    const parts = one.candidates.filter(({ place }) => isPart(places, place))
    if (parts.length === 0) return []
    return cities.flatMap((city): readonly Found[] => {
      const [first, second] = one.from < city.from ? [one, city] : [city, one]
      const between = words.slice(first.to, second.from)
      if (second.from < first.to || between.length > 1 || !between.every((word) => joining.has(word))) return []
      const inCity = parts.filter(({ place }) => city.cities.has(cityKeyOf(places, place)))
      return inCity.length > 0 ? [{ from: first.from, to: second.to, candidates: inCity, similar: one.similar || city.similar }] : []
    })
  })
}
