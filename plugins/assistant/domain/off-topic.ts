import { careWords, foreignPhrases, jobPhrases, orderPhrases } from './off-topic-phrases.ts'
import { makeFinder, patternsOf } from './pattern.ts'

const find = makeFinder([
  ['order', patternsOf(orderPhrases)],
  ['job', patternsOf(jobPhrases)],
  ['foreign', patternsOf(foreignPhrases)],
  ['care', patternsOf(careWords)],
])

/** Returns whether the normalized words of a text give orders to a machine, look for work, or are about something else than child care. */
export const isOffTopic = (words: readonly string[]): boolean => {
  const found = new Set(find(words).map(({ value }) => value))
  return found.has('order') || found.has('job') || (found.has('foreign') && !found.has('care'))
}
