import { Effect, Exit } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import { Cities } from '#plugins/places/contract/queries.ts'
import type { DefaultCities } from '../contract/default-cities.ts'
import { largestFirst } from '../services/locality-labels.ts'

/** Time to live of the cached default cities, which rarely change. */
const cacheTtl = '1 hour'

/** Reads the default cities as layout data of every page, so that the search field can show them even when its requests fail. */
export const ReadDefaultCities = define('search/ReadDefaultCities', { cities: Cities }, ({ cities }): LoadLayoutData => {
  const read = Effect.gen(function* () {
    const of = Effect.fn('search.default-cities')(function* (language: Language) {
      return largestFirst(yield* cities.voivodeshipCapitals(language)).map(({ display_name, city_cache, facilities }) => ({
        label: display_name,
        city: city_cache,
        facilities,
      }))
    })
    const defaults: DefaultCities = { pl: yield* of('pl'), ua: yield* of('ua'), en: yield* of('en') }
    return defaults
  })
  const cached = Effect.runSync(Effect.cachedWithTTL(read, (exit) => (Exit.isSuccess(exit) ? cacheTtl : 0)))
  return () => cached
})
