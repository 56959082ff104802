import { Effect } from 'effect'
import type { Point } from '#core/kernel/distance.ts'
import type { Language } from '#core/kernel/language.ts'
import { warsawBounds } from '#core/places/warsaw.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { type Box, type IndexQuery, inBox } from '#core/search/facility-index.port.ts'
import type { FoundCity, NameIndex } from '#core/search/name-index.port.ts'
import { findWholeNames } from '#core/search/whole-names.ts'
import type { Cities } from '#plugins/places/contract/queries.ts'
import type { TextSearch, TextSearches } from '#plugins/search/contract/text-searches.ts'
import type { MapUrlState } from '../contract/map-url-state.ts'
import type { Districts } from '../domain/districts.port.ts'
import { boxAround, boxOf, type Camera, centreOf, type MapSubject, zooms } from '../domain/map-subject.ts'

interface Dependencies {
  readonly cities: Cities
  readonly districts: Districts
  readonly names: NameIndex
  readonly texts: TextSearches
}

/** Subject of a URL, the searched area (ids where facilities were found by name), and the visible part of the map. */
export interface ResolvedSubject {
  readonly subject: MapSubject
  readonly within: IndexQuery['within'] | { readonly ids: readonly string[] }
  readonly camera: Camera
  /** Searched area on wide screens and on phones; `null` where facilities were found by name, and for a text without bounds. */
  readonly area: { readonly wide: Box; readonly phone: Box } | null
  /** Centre of a searched place, from which distances are measured. */
  readonly centre: Point | null
  /** Search of a text that is more than the name of a city or district; its filters hold beside those of the URL. */
  readonly text: TextSearch | null
  /** Meaning of a text that is a search without names, also where it is only the name of a city. */
  readonly meaning?: string
}

/** Maximum number of facilities found by name. */
const maxNamedFacilities = 60

const around = (box: Box | null, zoom: number): Camera => ({ wide: box, phone: box, zoom, frame: 'around' })
const nothing = (text: string): ResolvedSubject => ({
  subject: { kind: 'nothing', text },
  within: { ids: [] },
  camera: around(warsawBounds, zooms.initial),
  area: null,
  centre: null,
  text: null,
})

/** Returns the surroundings of a locality without a facility; `null` without its point. */
const near = ({ name, longitude, latitude }: FoundCity): ResolvedSubject | null => {
  if (longitude === null || latitude === null) return null
  const box = boxAround(longitude, latitude)
  return {
    subject: { kind: 'near', name },
    within: box,
    camera: around(box, zooms.near),
    area: { wide: box, phone: box },
    centre: { longitude, latitude },
    text: null,
  }
}

/** Returns what a text means, within the bounds of the URL if it has some. */
const ofText = (text: TextSearch, { text: typed, bounds, zoom }: MapUrlState): ResolvedSubject => ({
  subject: { kind: 'text', text: typed },
  within: bounds ? inBox(text.within, bounds) : text.within,
  camera: bounds ? { ...around(bounds, zoom ?? zooms.near), frame: 'exactly' } : around(null, zooms.near),
  area: bounds && { wide: bounds, phone: bounds },
  centre: text.nearTo,
  text,
  meaning: text.meaning,
})

const namesOnlyPlace = ({ selection, order, notApplied }: TextSearch): boolean =>
  Object.keys(selection).length === 0 && order === 'recommended' && notApplied.length === 0

/**
 * Resolves the subject of a URL: its city and district, else the searched text, else the visible part of the map, else
 * Warszawa. A text that is no search without names is looked up as the name of a locality or of facilities.
 */
export const resolveSubject = Effect.fn('map.resolve-subject')(function* (
  { cities, districts, names, texts }: Dependencies,
  urlState: MapUrlState,
  selection: FacetSelection,
  language: Language,
) {
  const cityOrDistrict = Effect.fn('map.city-or-district')(function* (key: string, districtSlug: string | null) {
    const [voivodeship = '', slug = ''] = key.split('/')
    const city = yield* cities.bySlug(voivodeship, slug)
    if (!city) return nothing(slug)
    const district = districtSlug ? yield* districts.find(key, districtSlug) : null
    const wide = district?.box ?? boxOf(city.boundingbox)
    const phone = district?.box ?? boxOf(city.mobileBoundingbox)
    return {
      subject: { kind: 'city', name: city.name, city: key, district: district?.name ?? null },
      within: { city: key, ...(district && districtSlug !== null && { district: districtSlug }) },
      camera: urlState.bounds
        ? { ...around(urlState.bounds, urlState.zoom ?? zooms.city), frame: 'exactly' }
        : district
          ? around(wide, zooms.city)
          : { wide, phone, zoom: zooms.city, frame: 'at the zoom' },
      area: wide && phone && { wide, phone },
      centre: wide && centreOf(wide),
      text: null,
    } satisfies ResolvedSubject
  })

  if (urlState.city) return yield* cityOrDistrict(urlState.city, urlState.district)
  if (urlState.text) {
    const text = yield* texts.read(urlState.text, language)
    if (text && 'city' in text.within && namesOnlyPlace(text))
      return { ...(yield* cityOrDistrict(text.within.city, text.within.district ?? null)), meaning: text.meaning }
    if (text) return ofText(text, urlState)
    // The name of a place goes before similar names of others.
    const named = yield* findWholeNames(names, urlState.text)
    const [only] = named.localities.length === 1 && !named.inFacilityNames ? named.localities : []
    if (only?.cityCache) return yield* cityOrDistrict(only.cityCache, null)
    if (only) return near(only) ?? nothing(urlState.text)
    const found = yield* names.suggest(urlState.text, selection, maxNamedFacilities)
    const [city] = found.cities
    const district = found.districts.find(({ kind }) => kind === 'district')
    if (city?.cityCache) return yield* cityOrDistrict(city.cityCache, null)
    if (!city && district) return yield* cityOrDistrict(district.cityCache, district.slug)
    // Invented facilities are no results beside real ones.
    const real = found.facilities.filter(({ made }) => !made)
    const facilities = real.length > 0 ? real : found.facilities
    if (facilities.length)
      return {
        subject: { kind: 'named', text: urlState.text },
        within: { ids: facilities.map(({ id }) => id) },
        camera: around(null, zooms.initial),
        area: null,
        centre: null,
        text: null,
      } satisfies ResolvedSubject
    return (city && near(city)) ?? nothing(urlState.text)
  }
  const { bounds, zoom } = urlState
  if (bounds)
    return {
      subject: { kind: urlState.nearby ? 'nearby' : 'view' },
      within: bounds,
      camera: { ...around(bounds, zoom ?? zooms.near), frame: 'exactly' },
      area: { wide: bounds, phone: bounds },
      centre: null,
      text: null,
    } satisfies ResolvedSubject
  return {
    subject: { kind: 'start' },
    within: warsawBounds,
    camera: around(warsawBounds, zooms.initial),
    area: { wide: warsawBounds, phone: warsawBounds },
    centre: null,
    text: null,
  } satisfies ResolvedSubject
})
