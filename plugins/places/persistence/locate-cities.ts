import { Effect } from 'effect'
import { distanceFrom } from '#core/kernel/distance.ts'
import type { Gazetteer, GazetteerLocality, LocalityReference } from '#core/places/gazetteer.port.ts'

/** City of the directory with the middle of its facilities, EPSG:4326 degrees; `null` when unknown. */
interface City extends LocalityReference {
  readonly longitude: number | null
  readonly latitude: number | null
}

/** Metres within which the facilities of a city are around its point in the gazetteer. */
const maxMetres = 5000

/**
 * Finds the locality of each city, in order: by its county and name; where several or none have them, the one of that
 * name around its facilities. `null` if there is none.
 */
export const locateCities = Effect.fn('places.locate-cities')(function* (gazetteer: Gazetteer, cities: readonly City[]) {
  const located = yield* gazetteer.locate(cities)
  return yield* Effect.forEach(cities, (city, at) => {
    const { voivodeship, longitude, latitude } = city
    const found = located[at] ?? null
    if (found || longitude === null || latitude === null) return Effect.succeed(found)
    return gazetteer.findByName(city.city, { voivodeship }).pipe(
      Effect.map((namesakes): GazetteerLocality | null => {
        const metresTo = (locality: GazetteerLocality) => distanceFrom({ longitude, latitude }, locality) ?? maxMetres
        const [nearest] = namesakes.filter((one) => metresTo(one) < maxMetres).toSorted((a, b) => metresTo(a) - metresTo(b))
        return nearest ?? null
      }),
    )
  })
})

/** Finds all localities with the names and counties of cities that could not be located: any of them may have the facilities. */
export const namesakesOf = Effect.fn('places.namesakes-of')(function* (gazetteer: Gazetteer, cities: readonly LocalityReference[]) {
  const found = yield* Effect.forEach(cities, ({ city, voivodeship, county }) => gazetteer.findByName(city, { voivodeship, county }))
  return new Set(found.flat())
})
