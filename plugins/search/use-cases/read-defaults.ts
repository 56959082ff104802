import { Effect, Exit } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import type { Cities } from '#plugins/places/contract/questions.ts'
import type { DefaultCities } from '../contract/default-cities.ts'

/** How long the default cities are kept: what is shown of them does not change. */
const kept = '1 hour'

/** The default cities for the frame of every page, so that the field has them whatever becomes of its calls. */
export const makeReadDefaults = ({ cities }: { readonly cities: Cities }): LoadLayoutData => {
  const read = Effect.gen(function* () {
    const of = Effect.fn('search.default-cities')(function* (language: Language) {
      return (yield* cities.seats(language)).map(({ display_name, city_cache }) => ({ label: display_name, city: city_cache }))
    })
    const defaults: DefaultCities = { pl: yield* of('pl'), ua: yield* of('ua'), en: yield* of('en') }
    return defaults
  })
  const once = Effect.runSync(Effect.cachedWithTTL(read, (exit) => (Exit.isSuccess(exit) ? kept : 0)))
  return () => once
}

export const ReadDefaults = token<LoadLayoutData>('search/ReadDefaults')
