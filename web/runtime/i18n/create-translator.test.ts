import { expect, test } from 'vitest'
import type { Language } from '#core/kernel/language.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { createTranslator } from './create-translator.ts'

const opinions = {
  pl: { n_one: '{{count}} opinia', n_few: '{{count}} opinie', n_many: '{{count}} opinii', n_other: '{{count}} opinii' },
  ua: { n_one: '{{count}} відгук', n_few: '{{count}} відгуки', n_many: '{{count}} відгуків', n_other: '{{count}} відгуку' },
  en: { n_one: '{{count}} opinion', n_other: '{{count}} opinions', total: '{{count, number}} in all', hello: 'Hello, {{name}}' },
}
const plurals: readonly [Language, number, string][] = [
  ['pl', 1, '1 opinia'],
  ['pl', 5, '5 opinii'],
  ['pl', 12, '12 opinii'],
  ['pl', 22, '22 opinie'],
  ['pl', 112, '112 opinii'],
  ['ua', 11, '11 відгуків'],
  ['ua', 21, '21 відгук'],
  ['ua', 22, '22 відгуки'],
  ['en', 1, '1 opinion'],
  ['en', 2, '2 opinions'],
]

test.each(plurals)('IN-02 in an island: %s %i is "%s"', (language, count, text) => {
  expect(createTranslator(language, opinions[language])(asMessageKey('n'), { count })).toBe(text)
})

test('formats numbers, inserts values and returns the key without a message', () => {
  const t = createTranslator('en', opinions.en)
  expect(t(asMessageKey('total'), { count: 32000 })).toBe('32,000 in all')
  expect(t(asMessageKey('hello'), { name: 'Ola' })).toBe('Hello, Ola')
  expect(t(asMessageKey('missing.key'))).toBe('missing.key')
})
