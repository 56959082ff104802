import { expect, test } from 'vitest'
import { headlineOf } from './headline.ts'

const found = {
  text: 'żłobek',
  answers: [],
  isQuestionAmbiguous: false,
  choice: null,
  relaxed: null,
  isOffTopic: false,
  facilities: { itemsTotal: 353 },
}
const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
const headline = (differences: Partial<Parameters<typeof headlineOf>[0]>) => headlineOf({ ...found, ...differences }, { t, language: 'pl' })

test('SM-27 the heading is the number of facilities, or what there is instead', () => {
  const answer = {
    facility: { id: '1', slug: 'a', name: 'Słoneczko', city: 'Kraków' },
    sentences: [],
    missing: [],
    href: '/placowka/a',
  } as const
  expect(headline({}).title).toBe('search.box.count 353')
  expect(headline({ facilities: { itemsTotal: 0 } }).title).toBe('search.results.empty')
  expect(headline({ text: '' }).title).toBe('search.results.start')
  expect(headline({ isOffTopic: true }).sentence).toBe('search.results.can')
  expect(headline({ choice: { name: 'Józefów', options: [] } }).title).toBe('search.results.choice Józefów')
  expect(headline({ answers: [answer] }).title).toBe('Słoneczko, Kraków')
  expect(headline({ answers: [answer, answer] })).toEqual({ title: 'search.results.asked 2', sentence: 'search.results.asked.each' })
  expect(headline({ isQuestionAmbiguous: true })).toEqual({ title: 'search.box.count 353', sentence: 'search.results.asked.which' })
})

test('SM-27 the sentence says how far the nearest is, or without which conditions there are how many', () => {
  const nearest = { kind: 'nearest', place: 'Zakopane', locative: null, lacks: 'conditions', metres: 14_200 } as const
  expect(headline({ relaxed: nearest })).toEqual({
    title: 'Search.results.lacks.conditions Zakopane',
    sentence: 'search.results.nearest 14 km',
  })
  expect(headline({ relaxed: { ...nearest, locative: 'w Zakopanem' } }).title).toBe('Search.results.lacks-in.conditions w Zakopanem')
  expect(headline({ relaxed: { kind: 'without', left: ['szachy', 'do 900 zł'], parts: [] } }).sentence).toBe(
    'search.results.without 2 search.results.quoted szachy, search.results.quoted do 900 zł search.box.count 353',
  )
})
