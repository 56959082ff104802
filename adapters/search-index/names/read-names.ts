import type { FacilitySpan, NameSpan, NamesInText } from '#core/search/name-index.port.ts'
import { unabbreviated } from './abbreviations.ts'
import { findDocuments } from './find-documents.ts'
import type { NameIndexData } from './name-index-data.ts'
import { readPlaces } from './read-places.ts'
import { decodeTexts } from './text-table.ts'
import { isStopWord } from './tokenize.ts'
import { findWholeName, wholeNameKey } from './whole-names.ts'
import { matchWord, type WordMatches } from './word-matches.ts'

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

/** Returns the best position at which documents have a word: 0 in a name, 1 in the context, 2 in an address; `null` for none. */
const bestPosition = ({ index }: Facilities, { runs }: WordMatches): number | null => {
  let best: number | null = null
  for (const [from, to] of runs)
    for (let at = index.postingStarts[from] as number; at < (index.postingStarts[to] as number); at++) {
      const position = (index.postings[at] as number) & 3
      if (best === null || position < best) best = position
      if (best === 0) return 0
    }
  return best
}

const isInOneName = ({ index }: Facilities, matches: readonly WordMatches[], isIncluded: (row: number) => boolean): boolean => {
  let found = false
  findDocuments(index, matches, {
    accepts: () => !found,
    onMatch: (_, at, named) => {
      found ||= named === matches.length && isIncluded(at)
    },
  })
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
  const matches = words.map((word) => matchWord(index, unabbreviated(word), 'whole', []))
  const positions = matches.map((one, at) => (isStopWord(words[at] ?? '') ? null : bestPosition(facilities, one)))
  const found = readPlaces(places, words, text, (at) => positions[at] === null)
  const isPlace = (at: number) => found.some(({ from, to }) => at >= from && at < to)
  const names: NameSpan[] = []
  for (const [from, position] of positions.entries()) {
    if (position === null) continue
    if (position !== 1 && isInOneName(facilities, position === 0 ? matches.slice(from, from + 1) : [], isIncluded) === (position === 0))
      names.push({ from, to: from + 1, in: position === 0 ? 'name' : 'address', similar: false })
    if (position !== 0) continue
    for (let to = from + 2; to <= Math.min(words.length, from + maxPartWords); to++) {
      const isJoining = isStopWord(words[to - 1] ?? '')
      if ((positions[to - 1] !== 0 && !isJoining) || !isInOneName(facilities, matches.slice(from, to), isIncluded)) break
      if (!isJoining) names.push({ from, to, in: 'name', similar: false })
    }
  }
  const unknown = [...words.keys()].filter((at) => positions[at] === null && (words[at]?.length ?? 0) >= minSimilarLetters && !isPlace(at))
  for (const at of unknown.slice(0, maxSimilar))
    if (isInOneName(facilities, [matchWord(index, words[at] ?? '', 'typos')], isIncluded))
      names.push({ from: at, to: at + 1, in: 'name', similar: true })
  return { places: found, facilities: readWholeNames(facilities, words, isIncluded), names }
}
