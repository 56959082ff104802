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
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { textOf } from '#core/search/reading/search-text.ts'
import { type ListedCard, metresTo } from '#plugins/catalogue/contract/listed-card.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { Cities, PlaceGrammar } from '#plugins/places/contract/queries.ts'
import { maxQueryLength } from '../contract/limits.ts'
import type { SearchResults } from '../contract/search-results.ts'
import { makeCityEntries } from '../services/city-entries.ts'
import { describeRelaxed, describeSearch } from '../services/describe-search.ts'
import { exactPage } from '../services/exact-page.ts'
import { makeListPlaces } from '../services/list-places.ts'
import { RunSearch } from '../services/run-search.ts'

interface Input {
  readonly text: string
  readonly page: number
  readonly language: Language
}

/** The results have no such page. */
export class SearchPageNotFound extends Failure('SearchPageNotFound', 'not-found') {}

/** Maximum number of pages; beyond a thousand facilities a search should be refined. */
const maxPages = 50

/**
 * Searches a submitted text: the page of the place or facility that it names alone, else the facilities that it means,
 * with every word of it as a chip or as not understood. Fails with `SearchPageNotFound` for an unknown page.
 */
export const ShowResults = define(
  'search/ShowResults',
  {
    runSearch: RunSearch,
    names: NameIndex,
    index: FacilityIndex,
    cities: Cities,
    cards: FacilityCards,
    grammar: PlaceGrammar,
    parts: FacilitySlotData,
    translator: Translator,
    clock: Clock,
  },
  ({ runSearch, names, index, cities, cards, grammar, parts, translator, clock }) => {
    const { listDefaultCities, listPlaces } = makeListPlaces({ names, cities, cityEntries: makeCityEntries({ cities, index }), translator })

    return Effect.fn('search.show-results')(function* (_: Actor, { page, language, ...input }: Input) {
      if (!Number.isInteger(page) || page < 1 || page > maxPages) return yield* new SearchPageNotFound()
      const text = input.text.trim().slice(0, maxQueryLength)
      const limit = pageSize.default
      const ran = yield* runSearch(text, language, { offset: (page - 1) * limit, limit })
      const { reading, matches, conditions, relaxed } = ran
      if (page > 1 && (matches.ids.length === 0 || relaxed?.kind === 'nearest')) return yield* new SearchPageNotFound()
      const localisation = { language, translator }
      const described = describeSearch(ran, localisation)
      const listed: readonly ListedCard[] = yield* cards.listed(matches.ids)
      const cardData = yield* parts.read(
        facilityCardSlot,
        listed.map(({ id }) => id),
      )
      const items = listed.map((card) => ({
        ...card,
        ...(conditions.nearTo && { metres: metresTo(conditions.nearTo, card) }),
        parts: cardData.get(card.id) ?? {},
      }))
      const facilities = pageOf(items, { total: matches.total, page, limit })
      const [named = null] = reading.parts.flatMap((part) => (part.kind === 'place' ? part.places : []))
      const placeWords = named
        ? text
        : textOf(reading.text, [...reading.unread, ...reading.parts.flatMap((part) => (part.kind === 'name' ? part.tokens : []))])
      const isListed = page === 1 && relaxed?.kind !== 'nearest' && !reading.isOffTopic && reading.choice === null
      const places =
        reading.text.tokens.length === 0
          ? yield* listDefaultCities(language)
          : isListed
            ? yield* listPlaces(placeWords, named, language)
            : []
      const results: SearchResults = {
        ...described,
        text,
        relaxed: describeRelaxed(ran, { near: described.near, cards: items, grammar }, localisation),
        places,
        facilities: { ...facilities, pageTotal: Math.min(maxPages, facilities.pageTotal) },
        today: toWarsawTime(clock.now()).day,
      }
      return { exact: page === 1 ? yield* exactPage(ran, cards) : null, results }
    })
  },
)

export type ShowResults = PortOf<typeof ShowResults>

/** Data of the results page. */
export type SearchPageData = Effect.Success<ReturnType<ShowResults>>
