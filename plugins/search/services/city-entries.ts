import { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import type { FacilityIndex } from '#core/search/facility-index.port.ts'
import type { CityEntry } from '#plugins/places/contract/city-entry.ts'
import type { Cities } from '#plugins/places/contract/queries.ts'

/** Returns city entries by key (`malopolskie/krakow`); unknown keys are left out. */
export type CityEntries = (keys: readonly string[], language: Language) => Effect.Effect<ReadonlyMap<string, CityEntry>>

/** Reads entries from the plugin `places` and caches them for one version of the index, since their boxes depend on its facilities. */
export const makeCityEntries = ({ cities, index }: { readonly cities: Cities; readonly index: FacilityIndex }): CityEntries => {
  let cache = { version: '', entries: new Map<string, CityEntry>() }
  return Effect.fn('search.city-entries')(function* (keys, language) {
    const version = index.version()
    if (cache.version !== version) cache = { version, entries: new Map() }
    const { entries } = cache
    const missing = keys.filter((key) => !entries.has(`${language} ${key}`))
    if (missing.length > 0) {
      const slugs = missing.map((key) => {
        const [voivodeship = '', slug = ''] = key.split('/')
        return { voivodeship, slug }
      })
      for (const entry of yield* cities.bySlugs(slugs, language)) entries.set(`${language} ${entry.city_cache}`, entry)
    }
    return new Map(
      keys.flatMap((key) => {
        const entry = entries.get(`${language} ${key}`)
        return entry ? [[key, entry] as const] : []
      }),
    )
  })
}
