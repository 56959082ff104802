import type { FoundCity, FoundCounty, FoundDistrict, FoundFacility, FoundNames, NamedDistrict } from '#core/search/name-index.port.ts'
import { isCountyWord } from './counties.ts'
import { findDocuments } from './find-documents.ts'
import { makeMixedMatches } from './mixed-matches.ts'
import type { NameIndexData } from './name-index-data.ts'
import { countyKind } from './place-candidates.ts'
import { decodeTexts } from './text-table.ts'
import { parseQuery } from './tokenize.ts'
import { makeTopMatches } from './top-matches.ts'
import { type Comparison, matchWord } from './word-matches.ts'

/** Additional cost of a place without facilities, and of a quarter, of which it is not known how many it has. */
const noFacilityCost = 3
const quarterCost = 1

const kinds = { district: 1, quarter: 3 } as const

/** Returns the city or locality with a number. */
export const cityAt = ({ texts, points, facilities }: NameIndexData['places'], at: number): FoundCity => {
  const [name = '', voivodeship = '', county = '', slug, , , commune = ''] = decodeTexts(texts, at)
  const [longitude = Number.NaN, latitude = Number.NaN] = points.subarray(at * 2, at * 2 + 2)
  return {
    name,
    voivodeship,
    county,
    commune,
    cityCache: slug ? `${voivodeship}/${slug}` : null,
    longitude: Number.isNaN(longitude) ? null : longitude,
    latitude: Number.isNaN(latitude) ? null : latitude,
    facilities: facilities[at] ?? 0,
  }
}

const districtAt = ({ texts, kinds: kindOf }: NameIndexData['places'], at: number): FoundDistrict => {
  const [name = '', voivodeship = '', , citySlug = '', slug = '', city = ''] = decodeTexts(texts, at)
  return { kind: kindOf[at] === kinds.quarter ? 'quarter' : 'district', name, slug, city, cityCache: `${voivodeship}/${citySlug}` }
}

/** Returns the district or quarter with a number, and its middle. */
export const namedDistrictAt = (places: NameIndexData['places'], at: number): NamedDistrict => {
  const { longitude, latitude, voivodeship, facilities } = cityAt(places, at)
  return { ...districtAt(places, at), voivodeship, longitude, latitude, facilities }
}

/** Returns the county with a number. */
export const countyAt = ({ texts, facilities }: NameIndexData['places'], at: number): FoundCounty => {
  const [name = '', voivodeship = '', , , , , , cities = ''] = decodeTexts(texts, at)
  return { name, voivodeship, cities: cities === '' ? [] : cities.split(' '), facilities: facilities[at] ?? 0 }
}

/** Returns the facility with a number. */
export const facilityAt = ({ texts, labels, labelTexts, firstMade }: NameIndexData['facilities'], at: number): FoundFacility => {
  const [id = '', slug = '', name = ''] = decodeTexts(texts, at)
  const [type = '', city = '', district = '', voivodeship = ''] = decodeTexts(labelTexts, labels[at]!)
  return { id, slug, name, type, city, district: district || null, voivodeship, made: at >= firstMade[0]! }
}

const findPlaces = (places: NameIndexData['places'], typed: readonly string[], limit: number, comparison: Comparison) => {
  const cities = makeTopMatches(limit)
  const districts = makeTopMatches(limit)
  const counties = makeTopMatches(limit)
  let hasWholeName = false
  const named = typed.filter((word) => !isCountyWord(word))
  const isOfCounty = named.length > 0 && named.length < typed.length
  const words = isOfCounty ? named : typed
  findDocuments(
    places.index,
    words.map((word) => matchWord(places.index, word, comparison)),
    {
      accepts: (cost, at) => cities.accepts(cost, at) || districts.accepts(cost, at) || counties.accepts(cost, at),
      onMatch: (cost, at, named) => {
        const isCounty = places.kinds[at] === countyKind
        if (isOfCounty && !isCounty) return
        if (isCounty) {
          if (named && places.facilities[at]) counties.add(cost, at)
          return
        }
        const district = places.kinds[at] === kinds.district
        const quarter = places.kinds[at] === kinds.quarter
        // A district also matches by its city's name; others match by what they lie in only together with their own name.
        if (!district && !named) return
        const isWholeName = cost === 0 && places.lengths[at] === words.length
        const total = cost + (isWholeName ? 0 : 1) + (quarter ? quarterCost : places.facilities[at] ? 0 : noFacilityCost)
        if (district || quarter) districts.add(total, at)
        else cities.add(total, at)
        hasWholeName ||= isWholeName
      },
    },
  )
  return { cities: cities.numbers, districts: districts.numbers, counties: counties.numbers, hasWholeName }
}

/** Kinds as parents ask for them, by the types of facilities: care of the youngest, kindergartens, schools. */
const facilityKinds = [/^(nursery|toddler_club|day_guardian)$/, /^kindergarten/, /^primary_school$/] as const

const labelKinds = new WeakMap<NameIndexData['facilities'], Map<number, number>>()

/** Returns the place of a facility's kind among `facilityKinds`; each label is decoded once. */
const kindOfFacility = (facilities: NameIndexData['facilities']) => {
  const known = labelKinds.get(facilities) ?? new Map<number, number>()
  labelKinds.set(facilities, known)
  return (at: number): number => {
    const label = facilities.labels[at]!
    const kind = known.get(label) ?? facilityKinds.findIndex((types) => types.test(decodeTexts(facilities.labelTexts, label)[0] ?? ''))
    known.set(label, kind)
    return kind
  }
}

const findFacilities = (
  facilities: NameIndexData['facilities'],
  words: readonly string[],
  isIncluded: (row: number) => boolean,
  limit: number,
  comparison: Comparison,
): readonly number[] => {
  const { index } = facilities
  const best = makeMixedMatches(limit, facilityKinds.length, kindOfFacility(facilities))
  findDocuments(
    index,
    words.map((word) => matchWord(index, word, comparison)),
    {
      accepts: best.accepts,
      onMatch: (cost, at) => {
        if (isIncluded(at)) best.add(cost, at)
      },
    },
  )
  return best.numbers()
}

/**
 * Suggests at most `limit` cities (localities without facilities last), districts with quarters, counties, and facilities
 * for a partial text; with a word for a county, as in `powiat wielicki`, no other places.
 * Every word must match, in any order, as a prefix or in another grammatical case; without diacritics, and in Cyrillic
 * too. Typing errors are tolerated only if nothing with facilities matches without them, those of facilities only if
 * the text is no locality's name. Words for a facility type are ignored for places. Equally good facilities of
 * different kinds take turns. `isIncluded` receives the number of a facility. Takes well below a millisecond for most
 * texts, some milliseconds with typing errors.
 */
export const suggestNames = (data: NameIndexData, text: string, isIncluded: (row: number) => boolean, limit: number): FoundNames => {
  const { words, placeWords } = parseQuery(text)
  const search = (comparison: Comparison) => ({
    ...findPlaces(data.places, placeWords, limit, comparison),
    facilities: findFacilities(data.facilities, words, isIncluded, limit, comparison),
  })
  let { cities, districts, counties, facilities, hasWholeName } = search('prefix')
  const withFacilities = facilities.length + districts.length + counties.length + cities.filter((at) => data.places.facilities[at]).length
  if (withFacilities === 0) {
    const similar = search('typos')
    ;({ cities, districts, counties } = similar)
    // The name of a village without facilities is no typing error in that of a facility.
    if (!hasWholeName) facilities = similar.facilities
  }
  return {
    cities: cities.map((at) => cityAt(data.places, at)),
    districts: districts.map((at) => districtAt(data.places, at)),
    counties: counties.map((at) => countyAt(data.places, at)),
    facilities: facilities.map((at) => facilityAt(data.facilities, at)),
  }
}
