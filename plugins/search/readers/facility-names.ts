import type { FacilitySpan, NameSpan } from '#core/search/name-index.port.ts'
import type { Proposal } from '#core/search/reading/meaning.ts'
import { isCapital, isSentence, type SearchText, startsWithCapital } from '#core/search/reading/search-text.ts'
import { weightOf, weights } from '#core/search/reading/weights.ts'
import { propose } from './spans.ts'

/** Words of names that say nothing about which facility it is, beside those of filters and places. */
const generic =
  /^(zespol\w*|oddzial\w*|wychowania|przedszkolnego|przedszkolny|nr|numer|im|imienia|w|we|z|ze|na|i|oraz|dla|przy|od|do|dzieci|dziecka|malucha|maluchow|the|of|\d+|i{1,3}|iv|v|vi)$/

const kindWord =
  /^(przedszkol\w*|zlob\w*|klub\w*|punkt\w*|malucha|dzieciec\w*|opiekun\w*|nursery|kindergarten|preschool|sadok|sadka|sadku|jasla|jasel|nr|numer)$/

/** Returns whether a word of a text is written as a name is: in quotation marks, with a capital letter inside the text, after a kind. */
const isWrittenAsName = ({ tokens, words }: SearchText, at: number): boolean => {
  const { text = '', quoted = false } = tokens[words[at]?.token ?? -1] ?? {}
  const isFirst = at === 0 || /[.!?]$/.test(tokens[(words[at]?.token ?? 0) - 1]?.text ?? '')
  const before = words[at - 1]
  const followsKind = before !== undefined && !before.endsPart && kindWord.test(before.word)
  return quoted || (startsWithCapital(text) && !isFirst) || followsKind
}

/** Whole names and words of names of facilities in a text, and which of its words say something else. */
export interface NamesOfFacilities {
  readonly facilities: readonly FacilitySpan[]
  readonly names: readonly NameSpan[]
  /** The word is the name of a place or belongs to a filter, so that a name of such words says no more than they do. */
  readonly isCommon: (at: number) => boolean
  /** The words are the name of a place. */
  readonly isPlace: (from: number, to: number) => boolean
}

/** Proposes whole names of facilities, and words of names. */
export const proposeFacilityNames = (
  text: SearchText,
  { facilities, names, isCommon, isPlace }: NamesOfFacilities,
): readonly Proposal[] => {
  const { words, tokens } = text
  const isQuoted = (from: number, to: number) => words.slice(from, to).some(({ token }) => tokens[token]?.quoted)
  const isOwn = (at: number) => !generic.test(words[at]?.word ?? '') && !isCommon(at)
  const ownWords = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n).filter(isOwn).length
  const inSentence = isSentence(text)
  return [
    ...facilities.map(({ from, to, ids }) =>
      propose(from, to, { kind: 'facility', ids }, ownWords(from, to) > 0 ? 'facility' : 'genericFacility'),
    ),
    ...names.flatMap(({ from, to, in: where, similar }): readonly Proposal[] => {
      const length = to - from
      // `przedszkole Leśna Polana`: names of several words may consist of names of places.
      const isNamed = length > 1 && isWrittenAsName(text, from) && !isPlace(from, to) && !generic.test(words[from]?.word ?? '')
      const own = isNamed ? length : ownWords(from, to)
      const meaning = { kind: 'name', similar, in: where } as const
      if (isQuoted(from, to)) return [propose(from, to, meaning, 'facility')]
      const isWritten = isWrittenAsName(text, from)
      if (own === 0 && !(isWritten && /^\d+$/.test(words[from]?.word ?? ''))) return []
      if (inSentence && !isWritten && (length === 1 || own < length)) return []
      // Any verb after a kind is similar to some name: `w żłobku podnieśli czesne`.
      if (similar) return inSentence && !isCapital(text, from) ? [] : [propose(from, to, meaning, 'similarName')]
      const isAllCapital = Array.from({ length }, (_, n) => from + n).every((at) => isCapital(text, at))
      if (isNamed && isAllCapital && ownWords(from, to) > 0) return [propose(from, to, meaning, 'filter')]
      const weight = weightOf('name', length) + (weights.nextName - 1) * (length - 1)
      return [{ from, to, meaning, weight: isWritten ? weight + 1 : weight }]
    }),
  ]
}
