import type { MessageKey } from '#core/kernel/message-key.ts'
import type { AvailableFacet, Facet } from '#core/search/facet.ts'
import { isAt, type Phrase, phrasesOf } from '#core/search/phrase.ts'
import { normalizedWords, type Word } from '#core/search/words.ts'
import type { Span } from './pattern.ts'

/** Facets whose options are tags that a question may name: amenities, and methods. */
const tagFacets = ['features', 'ownership']

/** Tag by its key, and the message that names it. */
interface NamedTag {
  readonly key: string
  readonly label: MessageKey
}

/** Phrases that mean tags. */
interface TagPhrases {
  readonly phrases: readonly Phrase[]
  readonly tags: readonly NamedTag[]
}

/** Tags that a span of words means: any of them. */
export interface AskedTags extends Span {
  readonly tags: readonly NamedTag[]
}

/** Endings of the last word of a name in other cases: in place of its vowel, and after its consonant. */
const endings = {
  vowel: ['a', 'e', 'i', 'o', 'u', 'y', 'а', 'и', 'і', 'у', 'ою'],
  consonant: ['', 'u', 'a', 'em', 'y', 'i', 'у', 'ом'],
}

/** Returns the phrases of a tag without declared words: its names, in some cases. */
const phrasesOfNames = (names: readonly string[]): readonly Phrase[] =>
  phrasesOf(
    names
      .flatMap((name) => {
        const plain = name.replace(/\(.*\)|,/g, ' ').trim()
        const stem = plain.replace(/[aeiouyąęаеиіоуяю]$/u, '')
        return endings[stem === plain ? 'consonant' : 'vowel'].map((ending) => stem + ending)
      })
      .join(','),
  )

/** Method whose words name a topic: `języków` asks for languages. Who runs a facility is another one, whose tags are hidden. */
const topicTag = 'language'

const keyOf = (label: MessageKey): string => label.split('.').at(-1) ?? ''

/** Returns the words of all tags: those that the facets declare, else the names of the tag (`namesOf`). */
export const tagPhrasesOf = (
  all: readonly Facet[],
  available: readonly AvailableFacet[],
  namesOf: (label: MessageKey) => readonly string[],
): readonly TagPhrases[] =>
  tagFacets.flatMap((key) => {
    const facet = available.find((one) => one.key === key)
    const declared = all.find((one) => one.key === key)
    if (facet?.kind !== 'choice' || declared?.kind !== 'choice') return []
    const options = facet.options.filter(({ hidden, label }) => !hidden && keyOf(label) !== topicTag)
    const words = Object.entries(declared.words ?? {}).map(([params, text]) => ({ params: params.split(' '), phrases: phrasesOf(text) }))
    return options.map(({ param, label }): TagPhrases => {
      const own = words.filter(({ params }) => params.includes(param)).flatMap(({ phrases }) => phrases)
      return { phrases: own.length > 0 ? own : phrasesOfNames(namesOf(label)), tags: [{ key: keyOf(label), label }] }
    })
  })

const asWords = (words: readonly string[]): readonly Word[] => words.map((word) => ({ word, token: 0, endsPart: false }))

/** Returns the tags that normalized words name, the longest phrases first; several tags of one phrase stand together. */
export const askedTagsIn = (words: readonly string[], vocabulary: readonly TagPhrases[]): readonly AskedTags[] => {
  const typed = asWords(words)
  const found: AskedTags[] = []
  for (let from = 0; from < words.length; ) {
    if (words[from] === '') {
      from++
      continue
    }
    const lengths = vocabulary.map(({ phrases }) =>
      Math.max(0, ...phrases.filter((one) => isAt(one, typed, from)).map((one) => one.words.length)),
    )
    const longest = Math.max(0, ...lengths)
    if (longest > 0)
      found.push({ from, to: from + longest, tags: vocabulary.filter((_, n) => lengths[n] === longest).flatMap(({ tags }) => tags) })
    from += Math.max(1, longest)
  }
  return found
}

const sharesStem = (word: string, other: string): boolean => {
  const stem = (one: string) => one.slice(0, Math.max(4, one.length - 3))
  return word === other || (word.length >= 4 && other.length >= 4 && (word.startsWith(stem(other)) || other.startsWith(stem(word))))
}

/** Returns normalized words with those of a name empty, in any case: `Zielony Ogród` asks for no garden. */
export const withoutName = (words: readonly string[], name: string): readonly string[] => {
  const own = normalizedWords(name)
  return words.map((word) => (own.some((one) => sharesStem(word, one)) ? '' : word))
}

/** Shortest word by which an activity is found, letters. */
const minNameWord = 4

/** Returns whether one of the words stands in a name, in any case. */
export const namesOneOf = (name: string, words: readonly string[]): boolean => {
  const own = normalizedWords(name).filter((word) => word.length >= minNameWord)
  return words.some((word) => word.length >= minNameWord && own.some((one) => sharesStem(word, one)))
}

/** Returns words with those of spans empty. */
export const withoutSpans = (words: readonly string[], spans: readonly Span[]): readonly string[] =>
  words.map((word, at) => (spans.some(({ from, to }) => at >= from && at < to) ? '' : word))
