import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilityCardSlot } from '#core/facilities/slots.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { Failure } from '#core/kernel/failure.ts'
import type { Language } from '#core/kernel/language.ts'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import { Translator } from '#core/ports/translator.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { type ExactName, NameIndex } from '#core/search/name-index.port.ts'
import { metresTo } from '#plugins/catalogue/contract/listed-card.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { AddressPoints, Cities } from '#plugins/places/contract/queries.ts'
import { maxQueryLength } from '../contract/geo-search.ts'
import type { SearchResults } from '../contract/search-results.ts'
import { parseSearch } from '../domain/parse-search.ts'
import type { ParsedSearch } from '../domain/parsed-search.ts'
import { makeAnswerLocality } from '../services/answer-locality.ts'
import { makeCityEntries } from '../services/city-entries.ts'
import { describeUnderstood } from '../services/describe-understood.ts'
import { type FoundFacilities, findFacilities } from '../services/find-facilities.ts'
import { findNamedAddress, findNearest } from '../services/find-nearest.ts'
import { exactWith, foundWith, isOption } from '../services/found-with-locality.ts'
import { makeListPlaces } from '../services/list-places.ts'
import { mapQueryOf } from '../services/map-query.ts'
import { readSentence, unmetWishes, withoutStreets } from '../services/read-sentence.ts'

interface Input {
  readonly text: string
  readonly page: number
  /** Sorts by the distance from the street or postcode that the text names. */
  readonly byDistance?: boolean
  readonly language: Language
}

/** The results have no such page. */
export class SearchPageNotFound extends Failure('SearchPageNotFound', 'not-found') {}

const nothing: FoundFacilities = { ids: [], total: 0, place: null, placeTokens: [], corrected: false, ignored: [] }

/** Maximum number of pages; beyond a thousand facilities a search should be refined. */
const maxPages = 50

/** So few facilities are offered by their names even if the filters have found more: the words may be a name. */
const maxLiteral = 3

/**
 * Searches a submitted text: the place or facility that it names exactly, else facilities by relevance with the places
 * and filters that its words mean. Fails with `SearchPageNotFound` for an unknown page.
 */
export const ShowResults = define(
  'search/ShowResults',
  {
    names: NameIndex,
    index: FacilityIndex,
    facets: Facets,
    cities: Cities,
    addresses: AddressPoints,
    cards: FacilityCards,
    parts: FacilitySlotData,
    translator: Translator,
    clock: Clock,
  },
  ({ names, index, facets, cities, addresses, cards, parts, translator, clock }) => {
    const { listDefaultCities, listPlaces } = makeListPlaces({ names, cities, cityEntries: makeCityEntries({ cities, index }), translator })

    /** Searches the words as names if filters have taken some of them, or a place has taken all. */
    const literal = Effect.fn('search.literal')(function* ({ tokens, filters, unmet }: ParsedSearch, total: number, isPlace: boolean) {
      if (filters.length === 0 && unmet.length === 0 && !isPlace) return null
      const all = yield* findFacilities(names, { tokens, others: [...tokens.keys()] }, [], { offset: 0, limit: 0 })
      if (all.corrected || all.ignored.length > 0 || all.total === 0 || (all.total <= total && all.total > maxLiteral)) return null
      return { text: `"${tokens.map(({ text }) => text.replace(/["„”“«»]/g, '')).join(' ')}"`, total: all.total }
    })

    const answerLocality = makeAnswerLocality({ names, index, cards, translator })

    return Effect.fn('search.show-results')(function* (_: Actor, input: Input) {
      const { page, language, byDistance = false } = input
      if (!Number.isInteger(page) || page < 1 || page > maxPages) return yield* new SearchPageNotFound()
      const text = input.text.trim().slice(0, maxQueryLength)
      const availableFacets = yield* facets.available()
      const typed = parseSearch(text, availableFacets)
      const { tokens, filters } = typed
      const isQuoted = tokens.some(({ quoted }) => quoted)
      const exact: ExactName | null = tokens.length && page === 1 && !isQuoted ? yield* names.exact(tokens.map(({ text }) => text)) : null

      const limit = pageSize.default
      const offset = (page - 1) * limit
      const { parsed, found: byWords } = tokens.length
        ? yield* readSentence(names, typed, { offset: byDistance ? 0 : offset, limit })
        : { parsed: typed, found: nothing }
      const answer = yield* answerLocality(parsed, byWords, availableFacets, language)
      const found = answer === null ? byWords : yield* foundWith(index, answer, byWords, parsed, { offset, limit })
      const relevant = answer?.kind === 'nearest' ? answer.cards : yield* cards.listed(found.ids)
      const named = yield* findNamedAddress(addresses, parsed, found, relevant)
      const nearest = byDistance && named ? yield* findNearest(index, named, parsed, availableFacets, { offset, limit }) : null
      if (answer?.kind === 'nearest' && page > 1) return yield* new SearchPageNotFound()
      const listed = nearest ? yield* cards.listed(nearest.ids) : byDistance && page > 1 ? [] : relevant
      if (page > 1 && listed.length === 0) return yield* new SearchPageNotFound()
      const cardParts = yield* parts.read(
        facilityCardSlot,
        listed.map(({ id }) => id),
      )
      const items = listed.map((card) => ({
        ...card,
        ...(named && { metres: metresTo(named.address, card) }),
        parts: cardParts.get(card.id) ?? {},
      }))
      const facilities = pageOf(items, { total: nearest?.total ?? found.total, page, limit })
      const otherWords = parsed.others.map((token) => tokens[token]?.text ?? '').join(' ')
      const places =
        tokens.length === 0
          ? yield* listDefaultCities(language)
          : page > 1 || answer?.kind === 'nearest'
            ? []
            : yield* listPlaces(otherWords, found.place, language)
      const results: SearchResults = {
        text,
        availableFacets,
        understood: yield* describeUnderstood(names, parsed, found),
        corrected: nearest === null && found.corrected,
        near: named && { label: named.address.label, sorted: nearest !== null },
        unmet: unmetWishes(named ? withoutStreets(parsed) : parsed),
        ignored: (nearest ? [] : found.ignored).map((token) => tokens[token]?.text ?? ''),
        literal: yield* literal(parsed, answer?.kind === 'nearest' ? 0 : found.total, answer?.kind === 'nearest'),
        locality: answer === null || answer.kind === 'city' ? null : answer.locality,
        places: answer?.kind === 'choice' ? places.filter((place) => !isOption(answer, place)) : places,
        mapQuery: answer?.kind === 'nearest' ? answer.mapQuery : mapQueryOf(availableFacets, parsed, found),
        facilities: { ...facilities, pageTotal: Math.min(maxPages, facilities.pageTotal) },
        today: toWarsawTime(clock.now()).day,
      }
      return { exact: exactWith(answer, exact, filters.length === 0 && page === 1), results }
    })
  },
)

export type ShowResults = PortOf<typeof ShowResults>

/** Data of the results page. */
export type SearchPageData = Effect.Success<ReturnType<ShowResults>>
