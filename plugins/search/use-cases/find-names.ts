import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { isFailure } from '#core/kernel/failure.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import { GeoSearchError } from '#core/ports/geocoder.ts'
import type { Translator } from '#core/ports/translator.ts'
import { selectionOf } from '#core/search/choice-of.ts'
import type { FacetSelection } from '#core/search/facet-choice.ts'
import type { FacilityIndex } from '#core/search/facility-index.port.ts'
import type { Facets } from '#core/search/facets.port.ts'
import type { FoundCity, NameIndex } from '#core/search/name-index.port.ts'
import type { Suggestions } from '#core/search/suggestions.ts'
import type { Cities } from '#plugins/places/contract/questions.ts'
import type { GeoSearchAnswer, GeoSearchBody } from '../contract/geo-search.ts'
import { makeCityEntries } from './city-entries.ts'
import { localityEntry } from './locality-entry.ts'

interface Dependencies {
  readonly names: NameIndex
  readonly index: FacilityIndex
  readonly facets: Facets
  readonly cities: Cities
  readonly suggestions: Suggestions
  readonly translator: Translator
}

const isAway = (defect: unknown) => isFailure(defect) && defect.kind === 'unavailable'

/** Most of each kind (decisions §21). */
const most = 8

/**
 * What a half-typed text may mean: cities as entries for the map, districts, facilities of the chosen kinds, and what other plugins suggest. Of an
 * empty text the 18 default cities. Without an index or a database it is a `GeoSearchError`, on which clients fall back to those (specification §7).
 */
export const makeFindNames = ({ names, index, facets, cities, suggestions, translator }: Dependencies) => {
  const entries = makeCityEntries({ cities, index })

  const choose = Effect.fn('search.choose')(function* (body: GeoSearchBody) {
    const { required_specialization: specialization, required_ownership: ownership, accepted_status: status } = body
    const wanted = { specialization, ownership, status }
    const asks = Object.values(wanted).some((words) => words?.length)
    // Options may have to be read: not for the many searches that choose nothing.
    return asks ? selectionOf(yield* facets.available(), wanted).choice : ({} as FacetSelection)
  })

  const entriesOf = Effect.fn('search.entries-of')(function* (found: readonly FoundCity[], language: Language) {
    const known = yield* entries(
      found.flatMap(({ cityCache }) => cityCache ?? []),
      language,
    )
    const t = translator.for(language)
    return found.flatMap((city) =>
      city.cityCache === null
        ? localityEntry(city, `${city.name}, ${t(`places.voivodeship.${city.voivodeship}`)}`)
        : (known.get(city.cityCache) ?? []),
    )
  })

  const find = Effect.fn('search.find')(function* (body: GeoSearchBody) {
    const { language = 'pl' } = body
    const text = body.query.trim()
    const nothing: GeoSearchAnswer = { cities: [], districts: [], facilities: [], groups: [] }
    if (text === '') return { ...nothing, cities: yield* cities.seats(language) }
    const found = yield* names.suggest(text, yield* choose(body), most)
    const t = translator.for(language)
    const answer: GeoSearchAnswer = {
      cities: yield* entriesOf(found.cities, language),
      districts: found.districts.map(({ cityCache, ...district }) => ({ ...district, city_cache: cityCache })),
      facilities: found.facilities.map(({ district: _, ...facility }) => facility),
      groups: (yield* suggestions.for(text, most)).map((group) => ({ ...group, label: t(group.label) })),
    }
    return answer
  })

  return Effect.fn('search.find-names')(function* (_: Actor, body: GeoSearchBody) {
    return yield* find(body).pipe(Effect.catchDefect((defect) => (isAway(defect) ? Effect.fail(new GeoSearchError()) : Effect.die(defect))))
  })
}

export type FindNames = ReturnType<typeof makeFindNames>
export const FindNames = token<FindNames>('search/FindNames')
