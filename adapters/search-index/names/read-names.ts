import type { FacilitySpan, NameSpan, NamesInText } from '#core/search/name-index.port.ts'
import { unabbreviated } from './abbreviations.ts'
import type { NameIndexData } from './name-index-data.ts'
import { readPlaces } from './read-places.ts'
import { decodeTexts } from './text-table.ts'
import { isStopWord } from './tokenize.ts'
import { findWholeName, wholeNameKey } from './whole-names.ts'
import { findWord, matchWord } from './word-matches.ts'
import { areInOneName, bestPosition, isInSomeName } from './words-in-names.ts'

type Facilities = NameIndexData['facilities']

/** Words of the longest whole names and of parts of names, facilities of one name, and words with a typing error. */
const maxNameWords = 16
const maxPartWords = 5
const maxFacilities = 50
const maxSimilar = 4
const minSimilarLetters = 5

const readWholeNames = (
  facilities: Facilities,
  words: readonly string[],
  isIncluded: (row: number) => boolean,
): readonly FacilitySpan[] => {
  const nameOf = (at: number) => decodeTexts(facilities.texts, at)[2] ?? ''
  const found: FacilitySpan[] = []
  for (let from = 0; from < words.length; from++) {
    if (isStopWord(words[from] ?? '')) continue
    for (let to = Math.min(words.length, from + maxNameWords); to > from; to--) {
      if (isStopWord(words[to - 1] ?? '')) continue
      const all = findWholeName(facilities.wholeNames, wholeNameKey(words.slice(from, to)), nameOf).filter(isIncluded)
      if (all.length > 0) found.push({ from, to, ids: all.slice(0, maxFacilities).map((at) => decodeTexts(facilities.texts, at)[0] ?? '') })
    }
  }
  return found
}

/**
 * Finds the names in a text, given as normalized words and as typed: whole names of places and of facilities, and words
 * of names and addresses of facilities. `isIncluded`: the facility is listed.
 */
export const readNames = (
  { places, facilities }: NameIndexData,
  words: readonly string[],
  text: string,
  isIncluded: (row: number) => boolean,
): NamesInText => {
  const { index } = facilities
  // As written: a name in another grammatical case would be too many other words.
  const known = words.map((word) => findWord(index, unabbreviated(word)))
  const positions = known.map((word, at) => (isStopWord(words[at] ?? '') ? null : bestPosition(facilities, word)))
  const found = readPlaces(places, words, text, (at) => positions[at] === null)
  const isPlace = (at: number) => found.some(({ from, to }) => at >= from && at < to)
  const names: NameSpan[] = []
  for (const [from, position] of positions.entries()) {
    if (position === null) continue
    if (position === 2) names.push({ from, to: from + 1, in: 'address', similar: false })
    if (position !== 0) continue
    if (areInOneName(facilities, known.slice(from, from + 1), isIncluded)) names.push({ from, to: from + 1, in: 'name', similar: false })
    for (let to = from + 2; to <= Math.min(words.length, from + maxPartWords); to++) {
      const isJoining = isStopWord(words[to - 1] ?? '')
      if ((positions[to - 1] !== 0 && !isJoining) || !areInOneName(facilities, known.slice(from, to), isIncluded)) break
      if (!isJoining) names.push({ from, to, in: 'name', similar: false })
    }
  }
  const unknown = [...words.keys()].filter((at) => positions[at] === null && (words[at]?.length ?? 0) >= minSimilarLetters && !isPlace(at))
  for (const at of unknown.slice(0, maxSimilar))
    if (isInSomeName(facilities, matchWord(index, words[at] ?? '', 'typos').runs, isIncluded))
      names.push({ from: at, to: at + 1, in: 'name', similar: true })
  return { places: found, facilities: readWholeNames(facilities, words, isIncluded), names }
}
