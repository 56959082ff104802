import { expect, test } from 'vitest'
import type { Language } from '#core/kernel/language.ts'
import { createTranslator } from '#web/runtime/i18n/create-translator.ts'
import { createI18n } from './i18n.ts'

const messages = {
  pl: {
    'a.n_one': '{{count}} kod',
    'a.n_few': '{{count}} kody',
    'a.n_many': '{{count}} kodów',
    'a.n_other': '{{count}} kodu',
    CANCEL: 'Anuluj',
  },
  ua: {
    'a.n_one': '{{count}} код',
    'a.n_few': '{{count}} коди',
    'a.n_many': '{{count}} кодів',
    'a.n_other': '{{count}} коду',
    CANCEL: 'Скасувати',
  },
  en: {
    'a.n_one': '{{count}} code',
    'a.n_other': '{{count}} codes',
    'a.all': '{{count, number}} in all',
    'a.hi': 'Hi, {{name}}',
    CANCEL: 'Cancel',
  },
}

test.each(['pl', 'ua', 'en'] as const)('translates plurals in a namespace like the translator of islands, in %s', (language: Language) => {
  const t = createI18n(language, messages[language], ['a']).getFixedT(null, 'a')
  const small = createTranslator(language, messages[language])
  for (const count of [0, 1, 2, 5, 12, 21, 22, 112]) expect(t('n', { count })).toBe(small('a.n', { count }))
})

test('inserts values without escaping, formats numbers, falls back to whole keys and returns an unknown key', () => {
  const t = createI18n('en', messages.en, ['a']).getFixedT(null, 'a')
  expect(t('hi', { name: 'O’Neil & <b>' })).toBe('Hi, O’Neil & <b>')
  expect(t('all', { count: 32000 })).toBe('32,000 in all')
  expect([t('CANCEL'), t('a.hi', { name: 'Ola' }), t('missing.key')]).toEqual(['Cancel', 'Hi, Ola', 'missing.key'])
})
