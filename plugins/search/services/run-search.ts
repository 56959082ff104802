import { Effect } from 'effect'
import { FacilityAnswers } from '#core/facilities/facility-answers.port.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { Facets } from '#core/search/facets.port.ts'
import { everywhere, FacilityIndex } from '#core/search/facility-index.port.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { textOf } from '#core/search/reading/search-text.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { AddressPoints } from '#plugins/places/contract/queries.ts'
import { type Conditions, conditionsOf } from '../domain/conditions.ts'
import { isSearch, type Reading } from '../domain/reading.ts'
import { findMatches, type Matches } from './find-matches.ts'
import { ReadText } from './read-text.ts'
import { relaxSearch } from './relax-search.ts'
import { resolveAddresses } from './resolve-addresses.ts'

interface Paging {
  readonly offset: number
  readonly limit: number
}

const nothing: Matches = { ids: [], total: 0, corrected: false }

/** Most facilities among which a question may mean one: those of one name in one place. */
const maxAsked = 1

/** Reads a text and finds what it means, or the nearest to it; every text is read by this one service. */
export const RunSearch = define(
  'search/RunSearch',
  {
    readText: ReadText,
    names: NameIndex,
    index: FacilityIndex,
    facets: Facets,
    addresses: AddressPoints,
    cards: FacilityCards,
    answers: FacilityAnswers,
  },
  ({ readText, names, index, facets, addresses, cards, answers }) => {
    /** Finds how many facilities have all words of a text, which are read as something else, in their names. */
    const alternative = Effect.fn('search.alternative')(function* ({ text, parts, isName }: Reading, matches: Matches) {
      if (!isName || text.tokens.some(({ quoted }) => quoted) || parts.some(({ kind }) => kind === 'name')) return null
      const words = text.words.map(({ word }) => word)
      const found = yield* names.search({ words, selection: {}, within: everywhere }, { limit: 1 })
      if (found.corrected || found.total === 0 || (found.total <= matches.total && found.total > 3)) return null
      const all = [...text.tokens.keys()]
      return { text: `"${textOf(text, all).replace(/["„”“«»]/g, '')}"`, total: found.total }
    })

    return Effect.fn('search.run')(function* (typed: string, language: Language, paging: Paging) {
      const availableFacets = yield* facets.available()
      const reading = yield* resolveAddresses({ names, addresses, cards }, yield* readText(typed, availableFacets))
      const meant = conditionsOf(reading.parts, availableFacets)
      const conditions: Conditions = { ...meant, first: [...new Set([...meant.first, ...reading.named])] }
      const isRun = isSearch(reading)
      const exact = isRun ? yield* findMatches({ index, names }, conditions, paging) : nothing
      const relaxed = isRun && exact.total === 0 ? yield* relaxSearch({ index, names }, reading.parts, availableFacets) : null
      const nearest = relaxed?.kind === 'nearest'
      const found = relaxed ? yield* findMatches({ index, names }, relaxed.conditions, nearest ? { ...paging, offset: 0 } : paging) : exact
      const matches: Matches = nearest ? { ...found, total: Math.min(found.total, paging.limit) } : found
      const isAsked = reading.questions.length > 0 && exact.total > 0 && exact.total <= maxAsked
      const [first] = exact.ids
      const answer = isAsked && first !== undefined ? yield* answers.answer(first, reading.questions, typed, language) : null
      return {
        availableFacets,
        reading,
        matches,
        /** Conditions of the facilities that were found. */
        conditions: (relaxed?.conditions ?? conditions) satisfies Conditions,
        relaxed,
        alternative: isRun || reading.choice ? yield* alternative(reading, exact) : null,
        answer,
      }
    })
  },
)
export type RunSearch = PortOf<typeof RunSearch>

/** Text with its meaning and what was found. */
export type RanSearch = Effect.Success<ReturnType<RunSearch>>
