import { countyForms, hasCountyForms } from '#core/places/county-forms.ts'
import type { PlaceName } from '#core/places/place-names.port.ts'
import { tokenize, withoutStopWords } from './tokenize.ts'

/** County of the index: a place without a point, and its cities with facilities (`malopolskie/wieliczka`). */
export interface CountyName extends Omit<PlaceName, 'kind'> {
  readonly kind: 'county'
  readonly cities: readonly string[]
}

/** Place of the index: one that is given, or a county of them. */
export type IndexedPlace = PlaceName | CountyName

const countyWord = /^(pow|powiat|powiatu|powiecie|powiatem|powit|powitu|powiti|powitom|county)$/

/** Tells if a normalized word says that a county is meant: `powiat wielicki`, `повіт`, `county`. */
export const isCountyWord = (word: string): boolean => countyWord.test(word)

/** Returns the words that name a county, in all cases and languages, without those that say that it is one. */
export const countyWords = (name: string): readonly string[] => [
  ...new Set(countyForms(name).flatMap(({ text }) => withoutStopWords(tokenize(text)).filter((word) => !isCountyWord(word)))),
]

/** Returns the counties that an adjective names, with the cities among places that are in them. */
export const countiesOf = (places: readonly PlaceName[]): readonly CountyName[] => {
  const localities = places.filter(({ kind, county }) => (kind === 'city' || kind === 'locality') && hasCountyForms(county))
  const byCounty = Map.groupBy(localities, ({ voivodeship, county }) => `${voivodeship}/${county}`)
  return [...byCounty.values()].flatMap((inside): readonly CountyName[] => {
    const [first] = inside
    if (!first) return []
    const cities = inside.filter(({ kind }) => kind === 'city')
    return [
      {
        kind: 'county',
        name: first.county,
        aliases: [],
        voivodeship: first.voivodeship,
        county: first.county,
        commune: '',
        citySlug: null,
        districtSlug: null,
        city: null,
        longitude: null,
        latitude: null,
        facilities: cities.reduce((sum, { facilities }) => sum + facilities, 0),
        population: 0,
        cities: cities.map(({ voivodeship, citySlug }) => `${voivodeship}/${citySlug}`),
      },
    ]
  })
}
