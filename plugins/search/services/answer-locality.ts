import { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import type { Translator } from '#core/ports/translator.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { FacilityIndex } from '#core/search/facility-index.port.ts'
import type { FoundCity, NameIndex } from '#core/search/name-index.port.ts'
import type { QueryParams } from '#core/search/parse-selection.ts'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import type { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import type { NamedLocality } from '../contract/search-results.ts'
import { meantLocality } from '../domain/meant-locality.ts'
import { mergedSelection, type ParsedSearch } from '../domain/parsed-search.ts'
import { textOf } from '../domain/query-token.ts'
import type { FoundFacilities } from './find-facilities.ts'
import { boxAround, findNearestToLocality, withChildcare } from './find-nearest.ts'
import { localityLabels, localityOptions } from './locality-labels.ts'

interface Dependencies {
  readonly names: NameIndex
  readonly index: FacilityIndex
  readonly cards: FacilityCards
  readonly translator: Translator
}

/** Metres from the locality to the edge of the map, at least; the map shows the nearest facilities. */
const minMapHalfSide = 5000
const facilitiesOnMap = 5

const degrees = (value: number) => String(Math.round(value * 1e4) / 1e4)

/** Answers texts that are the whole name of a locality: which one of several, the facilities in it, or those nearest to it. */
export const makeAnswerLocality = ({ names, index, cards, translator }: Dependencies) => {
  const nearest = Effect.fn('search.nearest-to-locality')(function* (
    city: FoundCity,
    selection: FacetSelection,
    available: readonly AvailableFacet[],
    language: Language,
  ) {
    const { longitude, latitude } = city
    if (longitude === null || latitude === null) return null
    const centre = { longitude, latitude }
    const found = yield* findNearestToLocality({ index, cards }, centre, withChildcare(selection, available))
    const halfSide = Math.max(minMapHalfSide, (found[facilitiesOnMap - 1] ?? found.at(-1))?.metres ?? 0)
    const { west, south, east, north } = boxAround(centre, halfSide)
    const [label = ''] = localityLabels([city], translator.for(language), ({ name }) => cityNameIn(name, language))
    const lacks = city.cityCache === null ? 'facility' : Object.keys(selection).length > 0 ? 'conditions' : 'childcare'
    const locality: NamedLocality = { kind: 'nearest', name: cityNameIn(city.name, language), label, lacks }
    const mapQuery: QueryParams = {
      granice: [[west, south, east, north].map(degrees).join(',')],
      zoom: ['11'],
      ...serializeSelection(available, selection),
    }
    return { kind: 'nearest' as const, locality, cards: found, mapQuery }
  })

  return Effect.fn('search.answer-locality')(function* (
    { tokens, filters, others }: ParsedSearch,
    facilities: FoundFacilities,
    available: readonly AvailableFacet[],
    language: Language,
  ) {
    const words = others.map((token) => tokens[token]?.text ?? '')
    if (words.length === 0 || tokens.some(({ quoted }) => quoted)) return null
    const meant = meantLocality(yield* names.localities(words), facilities)
    if (!meant) return null
    if (meant.kind === 'choice') {
      const filterWords = textOf(tokens.filter((_, token) => !others.includes(token)))
      const name = cityNameIn(meant.cities[0]?.name ?? '', language)
      const options = localityOptions(meant.cities, filterWords, { language, translator })
      return { kind: 'choice' as const, cities: meant.cities, locality: { kind: 'choice', name, options } satisfies NamedLocality }
    }
    const { city } = meant
    const selection = mergedSelection(filters)
    if (city.cityCache !== null) {
      const inCity = { within: { city: city.cityCache }, selection: withChildcare(selection, available) }
      const { total } = yield* index.find(inCity, { limit: 0 })
      if (total > 0 || city.facilities > 0) return { kind: 'city' as const, city, query: inCity }
    }
    return yield* nearest(city, selection, available, language)
  })
}

/** Answer to a text that is the whole name of a locality; the facilities of `city` are those of `query`. */
export type LocalityAnswer = NonNullable<Effect.Success<ReturnType<ReturnType<typeof makeAnswerLocality>>>>
