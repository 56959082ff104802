import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Cities } from '#plugins/places/contract/queries.ts'
import { FindPlaces } from './find-places.ts'

const keyPattern = /^([a-z-]+)\/([a-z0-9-]+)$/

const unclear = (detail: string) => new Validation({ detail })

/** Finds the one city that a key, `malopolskie/krakow`, or a name means; fails with those that a name may mean. */
export const ResolvePlace = define('mcp/ResolvePlace', { cities: Cities, findPlaces: FindPlaces }, ({ cities, findPlaces }) =>
  Effect.fn('mcp.resolve-place')(function* (actor: Actor, place: string, language: Language) {
    const [, voivodeship, slug] = keyPattern.exec(place) ?? []
    if (voivodeship !== undefined && slug !== undefined) {
      const city = yield* cities.bySlug(voivodeship, slug, language)
      return city ?? (yield* unclear(`place: no city has the key "${place}"; find_place returns keys.`))
    }
    const found = yield* findPlaces(actor, place, language)
    const name = place.trim().toLowerCase()
    const named = found.cities.filter((city) => [city.name, city.display_name].some((one) => one.toLowerCase() === name))
    const [only, ...others] = named.length > 0 ? named : found.cities
    if (only && others.length === 0) return only
    const keys = [only, ...others].flatMap((city) => (city ? [`${city.city_cache} (${city.display_name})`] : []))
    return yield* unclear(
      keys.length > 0
        ? `place: several cities may be meant, pass one of these keys: ${keys.join('; ')}.`
        : `place: no city with a nursery or kindergarten has this name; try find_place with a larger town near it.`,
    )
  }),
)

export type ResolvePlace = PortOf<typeof ResolvePlace>
