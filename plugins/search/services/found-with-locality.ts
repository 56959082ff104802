import { Effect } from 'effect'
import type { FacilityIndex } from '#core/search/facility-index.port.ts'
import type { ExactName } from '#core/search/name-index.port.ts'
import type { PlaceView } from '../contract/search-results.ts'
import type { ParsedSearch } from '../domain/parsed-search.ts'
import type { LocalityAnswer } from './answer-locality.ts'
import type { FoundFacilities } from './find-facilities.ts'

/** Returns the facilities to list with an answer about a locality, instead of those found by words. */
export const foundWith = Effect.fn('search.found-with-locality')(function* (
  index: FacilityIndex,
  answer: LocalityAnswer,
  byWords: FoundFacilities,
  { others }: ParsedSearch,
  paging: { readonly offset: number; readonly limit: number },
) {
  const none: FoundFacilities = { ids: [], total: 0, place: null, placeTokens: [], corrected: false, ignored: [] }
  if (answer.kind === 'nearest') return { ...none, total: answer.cards.length }
  // Similar words, and the facilities of one of several namesakes, are no answer to the name of a place.
  if (answer.kind === 'choice') return byWords.corrected || byWords.ignored.length > 0 || byWords.place !== null ? none : byWords
  const { ids, total } = yield* index.find(answer.query, paging)
  const inCity: FoundFacilities = { ...none, ids, total, place: { kind: 'city', city: answer.city, words: [] }, placeTokens: others }
  return inCity
})

/**
 * Returns the page that a text leads straight to: a city that is named with its county, too; none while a locality is
 * to be chosen or has no facility.
 */
export const exactWith = (answer: LocalityAnswer | null, exact: ExactName | null, isAlone: boolean): ExactName | null => {
  if (answer === null) return exact
  return answer.kind === 'city' && isAlone ? { kind: 'city', city: answer.city } : null
}

/** Returns true for a place that is already one of the localities to choose from. */
export const isOption = ({ cities }: Extract<LocalityAnswer, { kind: 'choice' }>, { city, district }: PlaceView): boolean =>
  district === null && cities.some(({ cityCache }) => cityCache === city)
