import { Effect } from 'effect'
import { define, type PortOf } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { findWholeNames } from '#core/search/whole-names.ts'
import type { CityEntry } from '#plugins/places/contract/city-entry.ts'
import { Cities } from '#plugins/places/contract/queries.ts'

const keyPattern = /^([a-z-]+)\/([a-z0-9-]+)$/

/** Cities that an unclear name is said to mean. */
const maxNamed = 8

const unclear = (detail: string) => new Validation({ detail: `place: ${detail}` })

/** Finds the one city that a key, `malopolskie/krakow`, or a name means; fails with those that a name may mean. */
export const ResolvePlace = define('mcp/ResolvePlace', { cities: Cities, names: NameIndex }, ({ cities, names }) => {
  const byKey = Effect.fn('mcp.place-by-key')(function* (key: string, language: Language) {
    const [, voivodeship, slug] = keyPattern.exec(key) ?? []
    return voivodeship === undefined || slug === undefined ? null : yield* cities.bySlug(voivodeship, slug, language)
  })

  return Effect.fn('mcp.resolve-place')(function* (place: string, language: Language) {
    const city = yield* byKey(place, language)
    if (city) return city
    if (place.includes('/')) return yield* unclear(`no city has the key "${place}"; find_place returns keys.`)
    const { localities } = yield* findWholeNames(names, place)
    const entries: CityEntry[] = []
    for (const { cityCache, facilities } of localities.slice(0, maxNamed)) {
      const entry = cityCache === null || facilities === 0 ? null : yield* byKey(cityCache, language)
      if (entry) entries.push(entry)
    }
    const [only, ...others] = entries
    if (!only) return yield* unclear('no city with a nursery or kindergarten has this name; try find_place with a larger town near it.')
    if (others.length === 0) return only
    const keys = entries.map(({ city_cache, display_name }) => `${city_cache} (${display_name})`)
    return yield* unclear(`several cities may be meant, pass one of these keys: ${keys.join('; ')}.`)
  })
})

export type ResolvePlace = PortOf<typeof ResolvePlace>
