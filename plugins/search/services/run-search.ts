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

/** Most facilities that a name fits of which a question is answered; of more the text has to say which. */
const maxSubjects = 5

/** Returns the facilities that a question may mean, and how many: those that have the name as a whole, else all that it fits. */
const subjectsOf = ({ parts, questions }: Reading, { ids, total }: Matches, named: readonly string[]) => {
  if (questions.length === 0) return { ids: [], total: 0 }
  const whole = ids.filter((id) => named.includes(id))
  if (total > 1 && whole.length > 0) return { ids: whole, total: whole.length }
  return total === 1 || parts.some(({ kind }) => kind === 'name') ? { ids, total } : { ids: [], total: 0 }
}

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
      const subjects = subjectsOf(reading, exact, conditions.first)
      const isAnswered = paging.offset === 0 && subjects.total <= maxSubjects
      const given = yield* Effect.forEach(isAnswered ? subjects.ids : [], (id) => answers.answer(id, reading.questions, typed, language), {
        concurrency: 'unbounded',
      })
      return {
        availableFacets,
        reading,
        matches,
        /** Conditions of the facilities that were found. */
        conditions: (relaxed?.conditions ?? conditions) satisfies Conditions,
        relaxed,
        alternative: isRun || reading.choice ? yield* alternative(reading, exact) : null,
        /** Answers to a question about the facilities that the text names, in the order of the results. */
        answers: given.filter((answer) => answer !== null),
        isQuestionAmbiguous: subjects.total > maxSubjects,
      }
    })
  },
)
export type RunSearch = PortOf<typeof RunSearch>

/** Text with its meaning and what was found. */
export type RanSearch = Effect.Success<ReturnType<RunSearch>>
