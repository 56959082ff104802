import type { FoundCity, FoundDistrict, FoundFacility, FoundNames } from '#core/search/name-index.port.ts'
import { makeBest } from './best.ts'
import { findThings } from './find-things.ts'
import type { NameArrays } from './name-arrays.ts'
import { readTexts } from './text-table.ts'
import { readText } from './words-of.ts'

/** What a place costs more that leads to no facility. */
const emptyCost = 3

const cityAt = ({ texts, points, facilities }: NameArrays['places'], at: number): FoundCity => {
  const [name = '', voivodeship = '', county = '', slug] = readTexts(texts, at)
  const [longitude = Number.NaN, latitude = Number.NaN] = points.subarray(at * 2, at * 2 + 2)
  return {
    name,
    voivodeship,
    county,
    cityCache: slug ? `${voivodeship}/${slug}` : null,
    longitude: Number.isNaN(longitude) ? null : longitude,
    latitude: Number.isNaN(latitude) ? null : latitude,
    facilities: facilities[at] ?? 0,
  }
}

const districtAt = ({ texts }: NameArrays['places'], at: number): FoundDistrict => {
  const [name = '', voivodeship = '', , citySlug = '', slug = '', city = ''] = readTexts(texts, at)
  return { name, slug, city, cityCache: `${voivodeship}/${citySlug}` }
}

const facilityAt = ({ texts }: NameArrays['facilities'], at: number): FoundFacility => {
  const [id = '', slug = '', name = '', type = '', city = '', district = '', voivodeship = ''] = readTexts(texts, at)
  return { id, slug, name, type, city, district: district || null, voivodeship }
}

const findPlaces = (places: NameArrays['places'], words: readonly string[], limit: number, typos: boolean) => {
  const [cities, districts] = [makeBest(limit), makeBest(limit)]
  findThings(places.lexicon, words, typos, {
    takes: (cost, at) => cities.takes(cost, at) || districts.takes(cost, at),
    found: (cost, at, named) => {
      const district = places.kinds[at] === 1
      // A district is found by its city's name; a city by its county's only beside its own.
      if (!district && !named) return
      const whole = cost === 0 && places.lengths[at] === words.length
      const all = cost + (whole ? 0 : 1) + (places.facilities[at] ? 0 : emptyCost)
      if (district) districts.add(all, at)
      else cities.add(all, at)
    },
  })
  return { cities: cities.numbers, districts: districts.numbers }
}

const findFacilities = (
  { lexicon, rows }: NameArrays['facilities'],
  words: readonly string[],
  isChosen: (row: number) => boolean,
  limit: number,
  typos: boolean,
): readonly number[] => {
  const best = makeBest(limit)
  findThings(lexicon, words, typos, {
    takes: best.takes,
    found: (cost, at) => {
      if (isChosen(rows[at]!)) best.add(cost, at)
    },
  })
  return best.numbers
}

/**
 * What a half-typed text may mean, at most `limit` cities (localities without a facility after them), districts and facilities. Every word must
 * be borne, in any order, as a beginning or in another case; without accents, in Cyrillic too. Wrong letters are forgiven only where nothing
 * that leads to a facility is found without. Of places, words that say a kind of facility are not asked for. `isChosen` gets the row of
 * `buildNames`' facilities. Well below a millisecond for most texts, some milliseconds with wrong letters.
 */
export const suggestNames = (arrays: NameArrays, text: string, isChosen: (row: number) => boolean, limit: number): FoundNames => {
  const { words, placeWords } = readText(text)
  const found = (typos: boolean) => ({
    ...findPlaces(arrays.places, placeWords, limit, typos),
    facilities: findFacilities(arrays.facilities, words, isChosen, limit, typos),
  })
  let { cities, districts, facilities } = found(false)
  const leading = facilities.length + districts.length + cities.filter((at) => arrays.places.facilities[at]).length
  if (leading === 0) ({ cities, districts, facilities } = found(true))
  return {
    cities: cities.map((at) => cityAt(arrays.places, at)),
    districts: districts.map((at) => districtAt(arrays.places, at)),
    facilities: facilities.map((at) => facilityAt(arrays.facilities, at)),
  }
}
