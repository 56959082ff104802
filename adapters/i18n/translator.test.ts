import { expect, test } from 'vitest'
import type { Language } from '#core/kernel/language.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { Messages } from '#core/ports/translator.ts'
import { makeTranslator } from './translator.ts'

const opinions: Record<Language, Messages> = {
  pl: {
    opinions_one: '{{count}} opinia',
    opinions_few: '{{count}} opinie',
    opinions_many: '{{count}} opinii',
    opinions_other: '{{count}} opinii',
    'a.hello': 'Cześć, {{name}}',
  },
  ua: {
    opinions_one: '{{count}} відгук',
    opinions_few: '{{count}} відгуки',
    opinions_many: '{{count}} відгуків',
    opinions_other: '{{count}} відгуку',
  },
  en: {
    opinions_one: '{{count}} opinion',
    opinions_other: '{{count}} opinions',
    'a.hello': 'Hello, {{name}}',
    'a.total': '{{count, number}} in all',
  },
}
const translator = makeTranslator([opinions])

const plurals: readonly [Language, number, string][] = [
  ['pl', 1, '1 opinia'],
  ['pl', 2, '2 opinie'],
  ['pl', 5, '5 opinii'],
  ['pl', 12, '12 opinii'],
  ['pl', 22, '22 opinie'],
  ['pl', 112, '112 opinii'],
  ['ua', 1, '1 відгук'],
  ['ua', 2, '2 відгуки'],
  ['ua', 5, '5 відгуків'],
  ['ua', 11, '11 відгуків'],
  ['ua', 21, '21 відгук'],
  ['ua', 22, '22 відгуки'],
  ['en', 1, '1 opinion'],
  ['en', 2, '2 opinions'],
]

test.each(plurals)('IN-02 %s %i is "%s"', (language, count, text) => {
  expect(translator.for(language)(asMessageKey('opinions'), { count })).toBe(text)
})

test('falls back to English for a key missing in the language, and to the key itself when no language has it', () => {
  expect(translator.for('ua')(asMessageKey('a.hello'), { name: 'O’Neil & <b>' })).toBe('Hello, O’Neil & <b>')
  expect(translator.for('pl')(asMessageKey('unknown.key'))).toBe('unknown.key')
})

test('formats numbers in the language', () => {
  expect(translator.for('en')(asMessageKey('a.total'), { count: 32000 })).toBe('32,000 in all')
})

test('caches texts by the exact values', () => {
  const t = makeTranslator([{ pl: { 'a.two': '{{a}}|{{b}}' }, ua: {}, en: {} }]).for('pl')
  const results = [
    ['x', 'y'],
    ['xy', ''],
    ['', 'xy'],
    ['1', 2],
    [1, '2'],
    ['b', 'y'],
  ].map(([a, b]) => [t(asMessageKey('a.two'), { a, b }), t(asMessageKey('a.two'), { a, b })])
  expect(results).toEqual(['x|y', 'xy|', '|xy', '1|2', '1|2', 'b|y'].map((text) => [text, text]))
})

test('picks the messages of an island with English fallbacks', () => {
  expect(translator.pick('pl', ['a'])).toEqual({ 'a.hello': 'Cześć, {{name}}', 'a.total': '{{count, number}} in all' })
})

test('picks the plural forms of a key, and no other key that begins alike', () => {
  const own = makeTranslator([{ pl: { 'a.dot_one': '1', 'a.dot_other': '2', 'a.dot.x': '3', 'a.dots': '4' }, ua: {}, en: {} }])
  expect(Object.keys(own.pick('pl', ['a.dot']))).toEqual(['a.dot_one', 'a.dot_other', 'a.dot.x'])
})

test('the engine of a language has its texts, and those that are defined later', () => {
  const own = makeTranslator([opinions])
  const texts = () => (['pl', 'en'] as const).map((language) => own.engine(language).getFixedT(null, 'translation')('a.new' as never))
  expect(texts()).toEqual(['a.new', 'a.new'])
  own.define('pl', { 'a.new': 'nowe' })
  expect(texts()).toEqual(['nowe', 'a.new'])
})

test('has() includes plural forms and ignores fallbacks', () => {
  expect(translator.has('pl', 'opinions')).toBe(true)
  expect(translator.has('ua', 'a.hello')).toBe(false)
})
