import type { ExactName } from '#core/search/name-index.port.ts'
import { findDocuments } from './find-documents.ts'
import { findLocalities } from './find-localities.ts'
import { findNamedPlace, isLarge } from './find-named-place.ts'
import type { NameIndexData } from './name-index-data.ts'
import { facilityAt, placeAt } from './suggest-names.ts'
import { parseWords } from './tokenize.ts'
import { makeWordMatcher } from './word-matches.ts'

/** Returns true for a large place, and for one without namesakes: a parent in a small place of the same name must be able to choose it. */
const isAlone = (data: NameIndexData, place: number, typed: readonly string[], isIncluded: (row: number) => boolean): boolean =>
  isLarge(data.places, place) || findLocalities(data, typed, isIncluded).localities.length <= 1

/** Finds the only place or facility of exactly this name: no other facility's name contains all its words. */
export const findExactName = (data: NameIndexData, typed: readonly string[], isIncluded: (row: number) => boolean): ExactName | null => {
  const { index, lengths } = data.facilities
  const parsed = parseWords(typed)
  const words = parsed.map(({ word }) => word)
  const exact = new Set<number>()
  const named = new Set<number>()
  findDocuments(index, makeWordMatcher(index)(words, 'prefix'), {
    accepts: () => true,
    onMatch: (cost, at, inName) => {
      if (inName < words.length || !isIncluded(at)) return
      named.add(at)
      if (cost === 0 && lengths[at] === words.length) exact.add(at)
    },
  })
  const place = findNamedPlace(data.places, parsed)
  if (place?.exact && place.words.length === words.length)
    return exact.size > 0 || !isAlone(data, place.place, typed, isIncluded) ? null : placeAt(data.places, place.place)
  const [only] = exact
  return only !== undefined && named.size === 1 ? { kind: 'facility', facility: facilityAt(data.facilities, only) } : null
}
