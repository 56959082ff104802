import { type Found, makeFinder, patternsOf, type Span } from './pattern.ts'
import { type PhraseTopic, type QuestionPhrases, questionPhrases } from './question-phrases.ts'

const finderOf = (phrasesOf: (row: QuestionPhrases) => string) =>
  makeFinder(questionPhrases.map((row) => [row.topic, patternsOf(phrasesOf(row))] as const))

const asking = finderOf(({ asks, named = '' }) => `${asks},${named}`)
const naming = finderOf(({ asks, words }) => `${asks},${words}`)

const length = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0)

/** Leaves out what overlaps something longer. */
const longest = (found: readonly Found<PhraseTopic>[]): readonly Found<PhraseTopic>[] => {
  const taken = new Set<number>()
  return found
    .toSorted((a, b) => length(b.spans) - length(a.spans))
    .filter(({ spans }) => {
      const at = spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n))
      if (at.some((one) => taken.has(one))) return false
      for (const one of at) taken.add(one)
      return true
    })
    .toSorted((a, b) => (a.spans[0]?.from ?? 0) - (b.spans[0]?.from ?? 0))
}

/** Topics that words after `czy w przedszkolu … jest` name more closely than amenities. */
const closer: readonly PhraseTopic[] = ['languages', 'meals', 'accessibility', 'places', 'operator']

/** Returns the topic of a question for amenities: `ma` in `czy przedszkole … ma angielski` asks for languages. */
const closerTopic = ({ value, spans }: Found<PhraseTopic>, words: readonly string[]): PhraseTopic => {
  if (value !== 'features') return value
  const end = spans.at(-1)?.to ?? 0
  return naming(words.map((word, at) => (at < end ? '' : word))).find((one) => closer.includes(one.value))?.value ?? value
}

/** Returns the questions in the normalized words of any text: spans that ask for a fact, with their topic. */
export const questionsIn = (words: readonly string[]): readonly Found<PhraseTopic>[] =>
  longest(asking(words)).map((found) => ({ ...found, value: closerTopic(found, words) }))

/** Returns the topics of a question about one facility, in its order, and their spans. */
export const topicsIn = (words: readonly string[]): readonly Found<PhraseTopic>[] => longest(naming(words))
