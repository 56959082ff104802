import { isAdjective, isKnownAdjective, mayFollowNoun, mayStandAlone } from './adjectives.ts'
import { type Cases, combineCases, unchanged } from './declension.ts'
import { kinds } from './names.ts'
import { isNeuterE } from './neuter.ts'
import { ukrainianAdjective, ukrainianNouns } from './ukrainian-letters.ts'
import { declineUkrainianAdjective, declineUkrainianAlone, declineUkrainianNoun, isUkrainianAdjective } from './ukrainian-nouns.ts'

/** Maximum number of spellings of a name. */
const maxSpellings = 4

/** Words, at even indices, and what stands between them. */
const splitWords = (name: string): readonly string[] => name.split(/([\s-]+)/)

/** Returns whether a Polish word of a name is an adjective; a masculine one in -y needs a noun in a consonant beside it. */
const isAdjectiveIn = (word: string, words: readonly string[]): boolean => {
  if (words.length === 1) return isKnownAdjective(word)
  return isAdjective(word) || (word.endsWith('y') && mayFollowNoun(word) && words.some((one) => /[^aąeęioóuy]$/.test(one)))
}

const spellingsIn = (word: string, words: readonly string[]): readonly string[] => {
  if (!isAdjectiveIn(word, words)) return ukrainianNouns(word)
  const neuter = words.length === 1 || words.some((one) => one !== word && (one.endsWith('o') || isNeuterE(one)))
  return [ukrainianAdjective(word, !neuter)]
}

/** Returns the Ukrainian spellings of a Polish name by transliteration: `Wola` → `Воля`, `Вола`. */
export const transliterations = (name: string): readonly string[] => {
  const parts = splitWords(name)
  const words = parts.filter((_, at) => at % 2 === 0)
  return parts.reduce<readonly string[]>(
    (before, part, at) =>
      before.flatMap((text) => (at % 2 === 1 ? [part] : spellingsIn(part, words)).map((word) => `${text}${word}`)).slice(0, maxSpellings),
    [''],
  )
}

const declineAlone = (word: string, polish: string): Cases =>
  declineUkrainianAlone(word, /([^я]а|[^цл]е)$/.test(word) && mayStandAlone(polish))

const declineAmong = (word: string, polish: string | null): Cases => {
  if (!/^\p{Lu}/u.test(word) || /[оеь]го$/.test(word)) return unchanged(word)
  const adjective = isUkrainianAdjective(word) || (polish !== null && isAdjective(polish) && /[аяеі]$/.test(word))
  return adjective ? declineUkrainianAdjective(word) : declineUkrainianNoun(word)
}

/** Declines a Ukrainian name; the Polish one tells which of its words are adjectives, where both have as many words. */
export const declineUkrainianName = (name: string, polish: string): Cases => {
  const words = splitWords(name)
  const polishWords = splitWords(polish)
  if (words.length === 1) return declineAlone(name, polish)
  const parallel = words.length === polishWords.length
  const kind = kinds.has(polishWords[0] ?? '')
  return words
    .map((word, at) =>
      at % 2 === 1 || (kind && at > 0) ? unchanged(word) : declineAmong(word, parallel ? (polishWords[at] ?? null) : null),
    )
    .reduce((before, part) => combineCases(before, part, ''))
}
