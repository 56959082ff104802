import { Effect } from 'effect'
import { expect, test } from 'vitest'
import type { Range } from '#core/search/facet-selection.ts'
import type { SentencePart, SentenceReading } from '#plugins/search/contract/sentence-reader.ts'
import { makeReaderOver } from '#plugins/search/testing/sentence-reader.ts'
import { type ParentSentence, parentSentences } from './parent-sentences.ts'
import { sentencePlaces } from './sentence-places.ts'

const read = makeReaderOver(sentencePlaces)

const inUnits = (key: string, value: number | undefined) => (value === undefined ? '' : String(value / (key === 'rating' ? 10 : 100)))

const asText = (parts: readonly SentencePart[]): readonly string[] => {
  const options: Record<string, readonly string[]> = {}
  const others: string[] = []
  for (const [key, value] of parts.flatMap(({ selection }) => Object.entries(selection)))
    if (value === true) others.push(key)
    else if (Array.isArray(value)) options[key] = [...(options[key] ?? []), ...(value as readonly string[])]
    else others.push(`${key}=${inUnits(key, (value as Range).min)}..${inUnits(key, (value as Range).max)}`)
  const chosen = Object.entries(options).map(([key, values]) => `${key}=${[...new Set(values)].toSorted().join(',')}`)
  return [...chosen, ...others].toSorted()
}

interface Judged {
  readonly text: string
  /** Filters and place are the expected ones, and each wish that is no filter is named. */
  readonly right: boolean
  /** A filter that nobody wanted, or a wish that is neither a filter nor named. */
  readonly silentlyWrong: readonly string[]
}

const judge = ({ text, filters = [], place, unmet = [] }: ParentSentence, { parts, unmet: named, corrected }: SentenceReading): Judged => {
  const found = asText(parts)
  const expected = filters.toSorted()
  const foundPlace = parts.find(({ kind }) => kind === 'place')?.label.split(',')[0]
  const said = named.map(({ words }) => words.toLowerCase())
  const unsaid = unmet.filter((words) => !said.some((part) => part.includes(words.toLowerCase())))
  const wrong = found.filter((one) => !expected.includes(one))
  const names = parts.filter(({ kind }) => kind === 'name').map(({ words }) => `name ${words}`)
  return {
    text,
    right: found.join() === expected.join() && foundPlace === place && unsaid.length === 0 && names.length === 0,
    silentlyWrong: [
      ...wrong,
      ...unsaid.map((words) => `unsaid: ${words}`),
      // Similar words are announced.
      ...(corrected ? [] : [...names, ...(foundPlace === place ? [] : [`place ${foundPlace}`])]),
    ],
  }
}

const judged = await Promise.all(
  parentSentences.map(async (sentence) => judge(sentence, await Effect.runPromise(read(sentence.text, sentence.language)))),
)

test('RT-04 at least 54 of 60 sentences of parents become the right filters', () => {
  expect(judged).toHaveLength(60)
  expect(judged.filter(({ right }) => right).length).toBeGreaterThanOrEqual(54)
})

test('RT-04 no sentence is misunderstood without saying so', () => {
  expect(judged.filter(({ silentlyWrong }) => silentlyWrong.length > 0)).toEqual([])
})
