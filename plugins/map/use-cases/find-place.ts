import { Effect } from 'effect'
import { warsawBounds } from '#core/places/warsaw.ts'
import type { FacetSelection } from '#core/search/facet-choice.ts'
import type { IndexQuery } from '#core/search/facility-index.port.ts'
import type { NameIndex } from '#core/search/name-index.port.ts'
import type { Cities } from '#plugins/places/contract/questions.ts'
import type { MapAddress } from '../contract/map-address.ts'
import type { Districts } from '../domain/districts.port.ts'
import { boxAround, boxOf, type Camera, type MapPlace, zooms } from '../domain/map-place.ts'

interface Dependencies {
  readonly cities: Cities
  readonly districts: Districts
  readonly names: NameIndex
}

/** What an address is about: the place, what is searched there (ids where the names of facilities were asked for), and where the map looks. */
export interface PlaceFound {
  readonly place: MapPlace
  readonly within: IndexQuery['within'] | { readonly ids: readonly string[] }
  readonly camera: Camera
}

/** Facilities of one name that are shown. */
const mostNamed = 60

const far: Camera = { wide: null, phone: null, zoom: zooms.first }
const nothing = (text: string): PlaceFound => ({ place: { kind: 'nothing', text }, within: { ids: [] }, camera: far })

/** Finds the place of an address: its city and district, else what was typed, else the part of the map, else Warszawa. */
export const findPlace = Effect.fn('map.find-place')(function* (
  { cities, districts, names }: Dependencies,
  address: MapAddress,
  choice: FacetSelection,
) {
  const ofCity = Effect.fn('map.of-city')(function* (key: string, wanted: string | null) {
    const [voivodeship = '', slug = ''] = key.split('/')
    const city = yield* cities.bySlug(voivodeship, slug)
    if (!city) return nothing(slug)
    const district = wanted ? yield* districts.find(key, wanted) : null
    const [wide, phone] = district ? [district.box, district.box] : [boxOf(city.boundingbox), boxOf(city.mobileBoundingbox)]
    return {
      place: { kind: 'city', name: city.name, city: key, district: district?.name ?? null },
      within: district?.box ?? { city: key },
      camera: address.bounds
        ? { wide: address.bounds, phone: address.bounds, zoom: address.zoom ?? zooms.city }
        : { wide, phone, zoom: zooms.city },
    } satisfies PlaceFound
  })

  if (address.city) return yield* ofCity(address.city, address.district)
  if (address.text) {
    const found = yield* names.suggest(address.text, choice, mostNamed)
    const [city] = found.cities
    const [district] = found.districts
    if (city?.cityCache) return yield* ofCity(city.cityCache, null)
    if (!city && district) return yield* ofCity(district.cityCache, district.slug)
    if (found.facilities.length)
      return {
        place: { kind: 'named', text: address.text },
        within: { ids: found.facilities.map(({ id }) => id) },
        camera: far,
      } satisfies PlaceFound
    if (city?.longitude == null || city.latitude == null) return nothing(address.text)
    const box = boxAround(city.longitude, city.latitude)
    return { place: { kind: 'near', name: city.name }, within: box, camera: { wide: box, phone: box, zoom: 11 } } satisfies PlaceFound
  }
  const { bounds, zoom } = address
  if (bounds)
    return { place: { kind: 'view' }, within: bounds, camera: { wide: bounds, phone: bounds, zoom: zoom ?? 11 } } satisfies PlaceFound
  return { place: { kind: 'start' }, within: warsawBounds, camera: far } satisfies PlaceFound
})
