import { countyForms } from '#core/places/county-forms.ts'
import { type PlaceCase, type PlaceForm, placeForms, ukrainianPlaceForms } from '#core/places/place-forms.ts'
import { placeNicknames } from '#core/places/place-nicknames.ts'
import { makeGrowingNumbers } from '../growing-numbers.ts'
import { unabbreviated } from './abbreviations.ts'
import type { IndexedPlace } from './counties.ts'
import { makeTextWriter, type TextTable } from './text-table.ts'
import { tokenize } from './tokenize.ts'

/** Grammatical cases as bits, and one for a name of which only the beginning is meant: `Gorzów`. */
export const caseBits: Readonly<Record<PlaceCase, number>> = { nominative: 1, genitive: 2, locative: 4, instrumental: 8 }
export const shortBit = 16

/**
 * Forms of the names of places: normalized words, sorted by code units. Form `f` belongs to the places
 * `places[starts[f]]` to before `places[starts[f + 1]]`, in the cases of `cases` beside each.
 */
export interface PlaceFormsIndex {
  readonly forms: TextTable
  readonly starts: Uint32Array
  readonly places: Uint32Array
  readonly cases: Uint8Array
  /** Forms of places that many know, which may have a typing error, the shortest first. */
  readonly known: Uint32Array
}

/** Returns the words of a form as they are compared: without accents, abbreviations in full, separated by a space. */
export const formKey = (words: readonly string[]): string => words.map(unabbreviated).join(' ')

/** A place is known to many from so many facilities or inhabitants on; the names of quarters too. */
const known = { facilities: 20, population: 30_000 } as const
const isKnown = ({ kind, facilities, population }: IndexedPlace): boolean =>
  kind === 'quarter' || facilities >= known.facilities || population >= known.population
/** Places that Ukrainians name in their language: 300 of the largest, districts and quarters. */
const hasUkrainianName = (place: IndexedPlace): boolean => place.kind === 'district' || isKnown(place)

const regionalAdjective = /(sk|ck|dzk|zk)(i|a|ie)$/
const sideOfCity = /^(poludnie|polnoc|wschod|zachod)$/

/** Returns the beginning of a name by which people call the place: `Gorzów Wielkopolski`, `Praga-Południe`; `null` for other names. */
const shortName = ({ kind, name, facilities }: IndexedPlace): string | null => {
  const parts = name.split(/[\s-]+/)
  const last = tokenize(parts.at(-1) ?? '').at(-1) ?? ''
  if (parts.length !== 2 || facilities === 0) return null
  return (kind === 'city' && regionalAdjective.test(last)) || (kind === 'district' && sideOfCity.test(last)) ? (parts[0] ?? null) : null
}

const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text)

type KeyedForm = readonly [key: string, cases: number]

const keyed = (forms: readonly PlaceForm[]): readonly KeyedForm[] =>
  forms.map(({ text, case: of }) => [formKey(tokenize(text)), caseBits[of]])

/** Indexes the forms of places, in the order of their numbers. */
export const indexPlaceForms = (places: readonly IndexedPlace[]): PlaceFormsIndex => {
  /** Place and cases of each use of a form, as `place * 32 + cases`. */
  const found = new Map<string, number[]>()
  const derived = new Map<string, readonly KeyedForm[]>()
  const formsOf = (name: string): readonly KeyedForm[] => {
    const forms = derived.get(name) ?? keyed(placeForms(name))
    derived.set(name, forms)
    return forms
  }
  const add = (place: number, forms: readonly KeyedForm[], more = 0) => {
    for (const [key, cases] of forms) {
      const entry = place * 32 + (cases | more)
      const of = found.get(key)
      if (of) of.push(entry)
      else found.set(key, [entry])
    }
  }
  for (const [at, place] of places.entries()) {
    const { name, aliases } = place
    if (place.kind === 'county') {
      add(at, keyed(countyForms(name)))
      continue
    }
    for (const one of [name, ...aliases.filter((alias) => !isCyrillic(alias))]) add(at, formsOf(one))
    for (const forms of nicknamesOf(place)) add(at, keyed(forms))
    if (hasUkrainianName(place)) add(at, keyed(ukrainianPlaceForms(name, aliases.find(isCyrillic) ?? null)))
    const short = shortName(place)
    if (short !== null) add(at, formsOf(short), shortBit)
  }
  const keys = [...found.keys()].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const writer = makeTextWriter()
  const columns = { starts: makeGrowingNumbers(), places: makeGrowingNumbers(), cases: makeGrowingNumbers(), known: makeGrowingNumbers() }
  for (const [form, key] of keys.entries()) {
    writer.add([key])
    columns.starts.push(columns.places.length())
    const casesOf = new Map<number, number>()
    for (const entry of found.get(key) ?? []) casesOf.set(entry >> 5, mergeCases(casesOf.get(entry >> 5), entry & 31))
    for (const [place, cases] of [...casesOf].toSorted(([a], [b]) => a - b)) {
      columns.places.push(place)
      columns.cases.push(cases)
    }
    if ([...casesOf.keys()].some((place) => isKnown(places[place] as IndexedPlace))) columns.known.push(form)
  }
  columns.starts.push(columns.places.length())
  const forms = writer.finish()
  const lengthOf = (form: number) => (forms.starts[form + 1] as number) - (forms.starts[form] as number)
  return {
    forms,
    starts: columns.starts.finish(),
    places: columns.places.finish(),
    cases: Uint8Array.from(columns.cases.finish()),
    known: columns.known.finish().sort((a, b) => lengthOf(a) - lengthOf(b) || a - b),
  }
}

/** Joins the cases of two forms of one place that are the same words; a whole name is not only a beginning. */
const mergeCases = (some: number | undefined, others: number): number =>
  some === undefined ? others : ((some | others) & ~shortBit) | (some & others & shortBit)

const nicknamesOf = ({ kind, name, population }: IndexedPlace): readonly (readonly PlaceForm[])[] =>
  kind === 'city' && population >= known.population ? placeNicknames.filter(({ city }) => city === name).map(({ forms }) => forms) : []

const encoder = new TextEncoder()

/** Returns the number of a form; -1 where no place has it. */
export const findForm = ({ forms: { bytes, starts } }: PlaceFormsIndex, key: string): number => {
  const typed = encoder.encode(key)
  const compare = (form: number): number => {
    const from = starts[form] as number
    const length = (starts[form + 1] as number) - from
    for (let at = 0; at < typed.length; at++) {
      if (at >= length) return -1
      const difference = (bytes[from + at] as number) - (typed[at] as number)
      if (difference !== 0) return difference
    }
    return length - typed.length
  }
  let low = 0
  let high = starts.length - 2
  while (low <= high) {
    const middle = (low + high) >> 1
    const difference = compare(middle)
    if (difference === 0) return middle
    if (difference < 0) low = middle + 1
    else high = middle - 1
  }
  return -1
}
