import type { NameIndexData } from './name-index-data.ts'
import { decodeTexts } from './text-table.ts'

type Places = NameIndexData['places']

/** Place that words may name, and the cases in which they are its name, as bits. */
export interface Candidate {
  readonly place: number
  readonly cases: number
}

/** Places of one form that are compared. */
const maxNamesakes = 500

const cityKind = 0
const districtKind = 1
export const quarterKind = 3
export const countyKind = 4

/** Returns the places that have a form. */
export const candidatesOf = ({ forms }: Places, form: number): readonly Candidate[] => {
  const from = forms.starts[form] as number
  const to = Math.min(forms.starts[form + 1] as number, from + maxNamesakes)
  return Array.from({ length: to - from }, (_, n) => ({
    place: forms.places[from + n] as number,
    cases: forms.cases[from + n] as number,
  }))
}

/** Returns whether a place is a district or a quarter. */
export const isPart = ({ kinds }: Places, place: number): boolean => kinds[place] === districtKind || kinds[place] === quarterKind

/** Returns the key of the city of a place: `malopolskie/krakow`. */
export const cityKeyOf = ({ texts }: Places, place: number): string => {
  const [, voivodeship, , citySlug] = decodeTexts(texts, place)
  return `${voivodeship}/${citySlug}`
}

/** Returns the keys of the cities among places. */
export const citiesOf = (places: Places, candidates: readonly Candidate[]): ReadonlySet<string> =>
  new Set(candidates.flatMap(({ place }) => (places.kinds[place] === cityKind ? [cityKeyOf(places, place)] : [])))
