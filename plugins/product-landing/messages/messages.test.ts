import { expect, test } from 'vitest'
import { type Language, languages } from '#core/kernel/language.ts'
import type { Messages } from '#core/ports/translator.ts'
import en from './en.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import ua from './ua.json' with { type: 'json' }

const catalogues: Readonly<Record<Language, Messages>> = { pl, ua, en }
/** Forms of one plural are one text. */
const texts = (messages: Messages) => Object.entries(messages).filter(([key]) => !/_(one|few|many)$/.test(key))
const sentences = (text: string) =>
  text
    .split(/(?<=[.?!:])\s+/)
    .map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\d ]/gu, ''))
    .filter((sentence) => sentence.split(' ').length >= 6)

test.each(languages)('ST-01 no sentence of six words or more stands twice in %s', (language) => {
  const said = texts(catalogues[language]).flatMap(([, text]) => sentences(text))
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter((sentence, n) => said.indexOf(sentence) !== n)).toEqual([])
})

test('ST-01 PK-05 the labels of the table are the three of the specification', () => {
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
