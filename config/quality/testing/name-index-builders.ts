import type { FacilityName } from '#adapters/search-index/names/name-index-data.ts'
import { slugOf } from '#core/kernel/slug.ts'
import type { PlaceName } from '#core/places/place-names.port.ts'

/** Place with a number of facilities: a city, or a locality without one. */
export const place = (name: string, facilities: number, more: Partial<PlaceName> = {}): PlaceName => ({
  kind: facilities > 0 ? 'city' : 'locality',
  name,
  aliases: [],
  voivodeship: 'slaskie',
  county: name,
  citySlug: slugOf(name),
  commune: '',
  districtSlug: null,
  city: null,
  longitude: 19,
  latitude: 50,
  facilities,
  population: 0,
  ...more,
})

/** District of a city, in which facilities are, or with `kind` a quarter, which has none of its own. */
export const partOf = (city: string, name: string, facilities: number, more: Partial<PlaceName> = {}): PlaceName =>
  place(name, facilities, { kind: 'district', city, citySlug: slugOf(city), districtSlug: slugOf(name), ...more })

/** Nursery of a city. */
export const facilityName = (id: string, name: string, city: string, more: Partial<FacilityName> = {}): FacilityName => ({
  id,
  slug: id,
  name,
  type: 'nursery',
  voivodeship: 'slaskie',
  city,
  citySlug: slugOf(city),
  district: null,
  street: null,
  buildingNumber: null,
  postCode: null,
  made: false,
  ...more,
})
