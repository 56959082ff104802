import type { FacilitySpan, NameSpan } from '#core/search/name-index.port.ts'
import type { Proposal } from '#core/search/reading/meaning.ts'
import type { SearchText } from '#core/search/reading/search-text.ts'
import { weightOf, weights } from '#core/search/reading/weights.ts'
import { propose } from './spans.ts'

/** Words of names that say only what a facility is, who runs it and its number. */
const generic =
  /^(przedszkol\w*|zlob\w*|klub\w*|punkt\w*|oddzial\w*|zespol\w*|szkol\w*|opiekun\w*|maluch\w*|malucha|dzieciec\w*|dzienn\w*|publiczn\w*|niepubliczn\w*|prywatn\w*|samorzadow\w*|miejsk\w*|gminn\w*|integracyjn\w*|specjaln\w*|montessori|jezykow\w*|dwujezyczn\w*|sportow\w*|artystyczn\w*|katolick\w*|terapeutyczn\w*|wychowani\w*|wychowania|przedszkolnego|podstawow\w*|nr|numer|im|imienia|w|we|z|ze|na|i|oraz|dla|przy|od|do|dzieci|the|of|\d+|nursery|kindergarten|sadok|jasla|i{1,3}|iv|v)$/

/** Words from which on a text is rather a sentence than a name. */
const sentenceWords = 7

const kindWord = /^(przedszkol\w*|zlob\w*|klub\w*|punkt\w*|malucha|dzieciec\w*|opiekun\w*|nursery|kindergarten|preschool|sadok|sadka|sadku|jasla|jasel|nr|numer)$/

const isGeneric = (word: string): boolean => generic.test(word)

/** Returns whether a word of a text is written as a name is: in quotation marks, with a capital letter inside the text, after a kind. */
const isWrittenAsName = ({ tokens, words }: SearchText, at: number): boolean => {
  const { text = '', quoted = false } = tokens[words[at]?.token ?? -1] ?? {}
  const isFirst = at === 0 || /[.!?]$/.test(tokens[(words[at]?.token ?? 0) - 1]?.text ?? '')
  return quoted || (/^[^\p{L}]*\p{Lu}/u.test(text) && !isFirst) || kindWord.test(words[at - 1]?.word ?? '')
}

/**
 * Proposes whole names of facilities, and words of names. `isPlace`: the word is the name of a place, so that a name of
 * such words says no more than the place does.
 */
export const proposeFacilityNames = (
  text: SearchText,
  facilities: readonly FacilitySpan[],
  names: readonly NameSpan[],
  isPlace: (at: number) => boolean,
): readonly Proposal[] => {
  const { words, tokens } = text
  const isQuoted = (from: number, to: number) => words.slice(from, to).some(({ token }) => tokens[token]?.quoted)
  const isOwn = (at: number) => !isGeneric(words[at]?.word ?? '') && !isPlace(at)
  const ownWords = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n).filter(isOwn).length
  const isSentence = words.length >= sentenceWords
  return [
    ...facilities.map(({ from, to, ids }) =>
      propose(from, to, { kind: 'facility', ids }, ownWords(from, to) > 0 ? 'facility' : 'genericFacility'),
    ),
    ...names.flatMap(({ from, to, in: where, similar }): readonly Proposal[] => {
      const length = to - from
      const own = ownWords(from, to)
      const meaning = { kind: 'name', similar, in: where } as const
      if (isQuoted(from, to)) return [propose(from, to, meaning, 'facility')]
      if (own === 0 && !/^\d+$/.test(words[from]?.word ?? '')) return []
      const isName = !isSentence || length > 1 || isWrittenAsName(text, from)
      if (!isName) return []
      if (similar) return [propose(from, to, meaning, 'similarName')]
      const weight = weightOf('name', length) + (weights.nextName - 1) * (length - 1)
      return [{ from, to, meaning, weight: isWrittenAsName(text, from) ? weight + 1 : weight }]
    }),
  ]
}
