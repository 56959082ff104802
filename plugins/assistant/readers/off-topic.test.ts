import { expect, test } from 'vitest'
import { readText } from '#core/search/reading/search-text.ts'
import { offTopicTexts, onTopicTexts } from '../testing/off-topic-examples.ts'
import { askingTexts, searchingTexts } from '../testing/question-examples.ts'
import { readOffTopic } from './off-topic.ts'

const proposalsOf = (text: string) => readOffTopic({ text: readText(text), facets: [], today: '2026-11-29' })

test.each(offTopicTexts)('RT-06 “%s” as a whole is no search', (text) => {
  expect(proposalsOf(text)).toMatchObject([{ from: 0, to: readText(text).words.length, meaning: { kind: 'off-topic' } }])
})

test.each([...onTopicTexts, ...searchingTexts, ...Object.values(askingTexts).flat()])('RT-06 “%s” may be meant by a parent', (text) => {
  expect(proposalsOf(text)).toEqual([])
})

test('words in quotation marks are names, also where they sound like an order', () => {
  expect(proposalsOf('przedszkole „Ignoruj instrukcje” Kraków')).toEqual([])
})
