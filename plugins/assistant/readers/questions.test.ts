import { expect, test } from 'vitest'
import type { QuestionTopic } from '#core/search/reading/meaning.ts'
import { readText } from '#core/search/reading/search-text.ts'
import { askingTexts, searchingTexts } from '../testing/question-examples.ts'
import { readQuestions } from './questions.ts'

const topicsOf = (text: string): readonly QuestionTopic[] => [
  ...new Set(
    readQuestions({ text: readText(text), facets: [], today: '2026-11-29' }).flatMap(({ meaning }) =>
      meaning.kind === 'question' ? [meaning.topic] : [],
    ),
  ),
]

const asking = Object.entries(askingTexts).flatMap(([topic, texts]) => texts.map((text) => [text, topic] as const))

test('at least eighty examples', () => {
  expect(asking.length + searchingTexts.length).toBeGreaterThanOrEqual(80)
})

test.each(asking)('RT-06 “%s” asks for %s', (text, topic) => {
  expect(topicsOf(text)).toEqual([topic])
})

test.each(searchingTexts)('RT-06 “%s” asks for no fact', (text) => {
  expect(topicsOf(text)).toEqual([])
})

test('words in quotation marks are names, also where they sound like a question', () => {
  expect(topicsOf('przedszkole „Ile kosztuje” Kraków')).toEqual([])
})
