import { unabbreviated } from './abbreviations.ts'
import type { NameIndexData } from './name-index-data.ts'
import { nominativesOf } from './nominatives.ts'
import type { Candidate } from './place-candidates.ts'
import { decodeTexts } from './text-table.ts'
import { tokenize } from './tokenize.ts'
import { findWord } from './word-matches.ts'

type Places = NameIndexData['places']

const markers: readonly (readonly [field: 'commune' | 'county' | 'voivodeship', RegExp])[] = [
  ['commune', /^(gm|gmina|gminie|gminy|hmina|commune)$/],
  ['county', /^(pow|powiat|powiatu|powiecie|powit|county)$/],
  ['voivodeship', /^(woj|wojewodztw(o|a|ie)|voivodeship)$/],
]

const fieldsOf = ({ texts }: Places, place: number) => {
  const [, voivodeship = '', county = '', , , , commune = ''] = decodeTexts(texts, place)
  const wordsOf = (text: string) => tokenize(text).map(unabbreviated)
  return { voivodeship: wordsOf(voivodeship), county: wordsOf(county), commune: wordsOf(commune) }
}

/** Returns the words that a typed word may be: itself and its nominatives. */
const meaningsOf = (typed: string): readonly string[] => {
  const full = unabbreviated(typed)
  return [full, ...nominativesOf(full)]
}

/** Returns how many words from a position on are the field of a place; 0 for none. */
const fieldLength = (field: readonly string[], meaningsAt: (at: number) => readonly string[], at: number): number =>
  field.length > 0 && field.every((own, n) => meaningsAt(at + n).includes(own)) ? field.length : 0

/**
 * Reads what the words after a name say about where the place is, `gmina Sadkowice, powiat rawski, łódzkie`: returns the
 * places of which all of it is true, and where it ends.
 */
export const readQualifiers = (places: Places, candidates: readonly Candidate[], words: readonly string[], from: number) => {
  const known = new Map<number, readonly string[]>()
  const meaningsAt = (at: number): readonly string[] => {
    const meanings = known.get(at) ?? meaningsOf(words[at] ?? '')
    known.set(at, meanings)
    return meanings
  }
  let left = candidates
  let at = from
  for (;;) {
    const isJoined = /^(w|we|na|in|u)$/.test(words[at] ?? '') && markers.some(([, forms]) => forms.test(words[at + 1] ?? ''))
    const markerAt = at + (isJoined ? 1 : 0)
    const marker = markers.find(([, forms]) => forms.test(words[markerAt] ?? ''))
    const start = markerAt + (marker ? 1 : 0)
    // Most names are followed by something else, which no place has.
    if (!meaningsAt(start).some((word) => findWord(places.index, word) >= 0)) return { candidates: left, to: at }
    const lengths = left.map(({ place }) => {
      const fields = fieldsOf(places, place)
      return (
        fieldLength(fields[marker?.[0] ?? 'voivodeship'], meaningsAt, start) || (marker ? 0 : fieldLength(fields.county, meaningsAt, start))
      )
    })
    const longest = Math.max(0, ...lengths)
    if (longest === 0) return { candidates: left, to: at }
    left = left.filter((_, n) => lengths[n] === longest)
    at = start + longest
  }
}
