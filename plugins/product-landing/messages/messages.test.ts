import { expect, test } from 'vitest'
import { type Language, languages } from '#core/kernel/language.ts'
import type { Messages } from '#core/ports/translator.ts'
import en from './en.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import ua from './ua.json' with { type: 'json' }

const catalogues: Readonly<Record<Language, Messages>> = { pl, ua, en }
// Plural forms repeat one text and are skipped.
const texts = (messages: Messages) => Object.entries(messages).filter(([key]) => !/_(one|few|many)$/.test(key))
const sentences = (text: string) =>
  text
    .split(/(?<=[.?!:])\s+/)
    .map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\d ]/gu, ''))
    .filter((sentence) => sentence.split(' ').length >= 6)

test.each(languages)('ST-01 repeats no sentence of six words or more in %s', (language) => {
  const allSentences = texts(catalogues[language]).flatMap(([, text]) => sentences(text))
  expect(allSentences.length).toBeGreaterThan(50)
  expect(allSentences.filter((sentence, n) => allSentences.indexOf(sentence) !== n)).toEqual([])
})

test('ST-01 PK-05 uses the three state labels of the specification', () => {
  expect(['full', 'planned', 'off'].map((state) => (pl as Messages)[`product-landing.state.${state}`])).toEqual([
    'pełny dostęp',
    'planowane',
    'brak',
  ])
  expect(['full', 'planned', 'off'].map((state) => (en as Messages)[`product-landing.state.${state}`])).toEqual([
    'full access',
    'planned',
    'off',
  ])
})
