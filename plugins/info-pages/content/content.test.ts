import { describe, expect, test } from 'vitest'
import { languages } from '#core/kernel/language.ts'
import { pluginPages } from '#plugins/pages.gen.ts'
import { allTexts } from '../testing/all-texts.ts'
import { parseLinks } from '../web/components/linked-text.ts'
import { infoTexts } from './info-texts.ts'

const plainText = (text: string) =>
  parseLinks(text)
    .map((part) => part.text)
    .join('')
const sentences = (text: string) => plainText(text).split(/(?<=[.?!:;])\s+/)
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

describe.each(languages)('the texts in %s', (language) => {
  const texts = allTexts(language)

  test('repeats no sentence of six words or more', () => {
    const long = texts
      .flatMap(sentences)
      .map((sentence) => wordsOf(sentence).join(' '))
      .filter((sentence) => sentence.split(' ').length >= 6)
    expect(long.length).toBeGreaterThan(300)
    expect(long.filter((sentence, n) => long.indexOf(sentence) !== n)).toEqual([])
  })

  test('contains no malformed links', () => {
    for (const text of texts) expect(plainText(text)).not.toMatch(/[[\]]|\]\(|https?:/)
  })
})

test('contains no Polish in English texts, and Ukrainian in Ukrainian texts', () => {
  for (const text of allTexts('en')) expect(text).not.toMatch(/[ąćęłńśźżĄĆĘŁŃŚŹŻ]/)
  for (const text of allTexts('ua')) {
    // Polish names are allowed in quotes, or as a town beside its Ukrainian name.
    const withoutNames = plainText(text).replace(/«[^»]*»|Kraków/g, '')
    expect(withoutNames).not.toMatch(/[ąćęłńśźżĄĆĘŁŃŚŹŻыэъёЫЭЪЁ]/)
    if (wordsOf(withoutNames).length > 3) expect(withoutNames).toMatch(/[а-яіїєґ]/i)
  }
})

test('links only to existing pages, with all their parameters', () => {
  // Pages of plugins that may be missing; without them the text appears without a link.
  const optionalPages = ['contact', 'map', 'presentation', 'product_landing_price_list']
  const routes = new Map(pluginPages.flatMap(({ name, route }) => (name ? [[name, route] as const] : [])))
  for (const { to } of allTexts('pl').flatMap(parseLinks)) {
    if (to === undefined || to.startsWith('https://')) continue
    const [, name = '', query = ''] = /^([\w-]+)(?:\?([^#]*))?/.exec(to) ?? []
    const expected = [...(routes.get(name) ?? '').matchAll(/@(\w+)/g)].map(([, parameter]) => parameter)
    expect([to, routes.has(name) || optionalPages.includes(name)]).toEqual([to, true])
    if (routes.has(name)) expect([to, [...new URLSearchParams(query).keys()]]).toEqual([to, expected])
  }
})

test('links to the same pages in all languages', () => {
  const links = (language: (typeof languages)[number]) =>
    allTexts(language)
      .flatMap(parseLinks)
      .flatMap(({ to }) => to ?? [])
  expect(links('ua')).toEqual(links('pl'))
  expect(links('en')).toEqual(links('pl'))
})

test('ST-02 has at least eight questions for each audience, each with a question mark and unique', () => {
  const questions = Object.values(infoTexts.faq).flatMap(({ pl }) => Object.values(pl).map(({ question }) => question))
  for (const { pl } of Object.values(infoTexts.faq)) expect(Object.keys(pl).length).toBeGreaterThanOrEqual(8)
  for (const question of questions) expect(question).toMatch(/\?$/)
  expect(new Set(questions).size).toBe(questions.length)
})

test('ST-03 lists changes by valid days, the newest first, the same in all languages', () => {
  for (const { pl, ua, en } of Object.values(infoTexts.changes)) {
    const days = Object.keys(pl)
    for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
    expect(days).toEqual(days.toSorted().toReversed())
    expect([Object.keys(ua), Object.keys(en)]).toEqual([days, days])
  }
})

test('ST-04 numbers the editions of a document down to 1, newer ones valid from later days', () => {
  for (const editions of Object.values(infoTexts.documents)) {
    expect(editions.map(({ version }) => version)).toEqual(editions.map((_, n) => editions.length - n))
    const from = editions.map((edition) => edition.from)
    expect(from).toEqual([...new Set(from)].toSorted().toReversed())
  }
})
