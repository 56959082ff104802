import { slugOf } from '#core/kernel/slug.ts'
import type { GazetteerLocality } from '#core/places/gazetteer.port.ts'
import { readLocalities } from './localities-file.ts'
import { type PopulatedPlace, readPopulations } from './populations-file.ts'

/** Maximum distance between the two sources' coordinates of one place, km. */
const maxDistanceKm = 5
const distanceKm = (a: { longitude: number; latitude: number }, b: { longitude: number; latitude: number }) =>
  Math.hypot((a.longitude - b.longitude) * 68, (a.latitude - b.latitude) * 111.2)

/** Polish names of places that GeoNames lists under another name. */
const polishNames: Readonly<Record<string, string>> = { Warsaw: 'Warszawa' }

/**
 * Reads both files in about 0.3 s. Returns localities by the slug of their name; localities with the same slug by
 * population, largest first.
 */
export const readGazetteer = (): ReadonlyMap<string, readonly GazetteerLocality[]> => {
  const populations = new Map<string, PopulatedPlace[]>()
  for (const place of readPopulations()) {
    const key = slugOf(polishNames[place.name] ?? place.name)
    const namesakes = populations.get(key)
    if (namesakes) namesakes.push(place)
    else populations.set(key, [place])
  }
  const byName = new Map<string, GazetteerLocality[]>()
  for (const locality of readLocalities()) {
    const key = slugOf(locality.name)
    const matches = populations.get(key)?.filter((place) => distanceKm(place, locality) < maxDistanceKm) ?? []
    const population = matches.reduce((max, place) => Math.max(max, place.population), 0)
    const namesakes = byName.get(key)
    if (namesakes) namesakes.push({ ...locality, population })
    else byName.set(key, [{ ...locality, population }])
  }
  for (const namesakes of byName.values()) namesakes.sort((a, b) => b.population - a.population || Number(b.town) - Number(a.town))
  return byName
}
