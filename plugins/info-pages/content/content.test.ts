import { describe, expect, test } from 'vitest'
import { languages } from '#core/kernel/language.ts'
import { pluginPages } from '#plugins/pages.gen.ts'
import { saidTexts } from '../testing/said-texts.ts'
import { partsOf } from '../web/parts/linked-text.ts'
import { book } from './book.ts'

const plain = (text: string) =>
  partsOf(text)
    .map(({ words }) => words)
    .join('')
const sentences = (text: string) => plain(text).split(/(?<=[.?!:;])\s+/)
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

describe.each(languages)('the texts in %s', (language) => {
  const texts = saidTexts(language)

  test('no sentence of six words stands twice', () => {
    const long = texts
      .flatMap(sentences)
      .map((sentence) => wordsIn(sentence).join(' '))
      .filter((sentence) => sentence.split(' ').length >= 6)
    expect(long.length).toBeGreaterThan(300)
    expect(long.filter((sentence, n) => long.indexOf(sentence) !== n)).toEqual([])
  })

  test('links are whole', () => {
    for (const text of texts) expect(plain(text)).not.toMatch(/[[\]]|\]\(|https?:/)
  })
})

test('no Polish is left in English, and Ukrainian is Ukrainian', () => {
  for (const text of saidTexts('en')) expect(text).not.toMatch(/[ąćęłńśźżĄĆĘŁŃŚŹŻ]/)
  for (const text of saidTexts('ua')) {
    // Names as they are written in Poland: in quotes, or a town beside its Ukrainian name.
    const own = plain(text).replace(/«[^»]*»|Kraków/g, '')
    expect(own).not.toMatch(/[ąćęłńśźżĄĆĘŁŃŚŹŻыэъёЫЭЪЁ]/)
    if (wordsIn(own).length > 3) expect(own).toMatch(/[а-яіїєґ]/i)
  }
})

test('every internal link names a page of this house, with all its parameters', () => {
  // Pages of plugins that come with the same order: until then their words stand without a link.
  const others = ['contact', 'presentation', 'product_landing_price_list']
  const routes = new Map(pluginPages.flatMap(({ name, route }) => (name ? [[name, route] as const] : [])))
  for (const { to } of saidTexts('pl').flatMap(partsOf)) {
    if (to === undefined || to.startsWith('https://')) continue
    const [, name = '', query = ''] = /^([\w-]+)(?:\?([^#]*))?/.exec(to) ?? []
    const wanted = [...(routes.get(name) ?? '').matchAll(/@(\w+)/g)].map(([, parameter]) => parameter)
    expect([to, routes.has(name) || others.includes(name)]).toEqual([to, true])
    if (routes.has(name)) expect([to, [...new URLSearchParams(query).keys()]]).toEqual([to, wanted])
  }
})

test('all languages link to the same pages', () => {
  const links = (language: (typeof languages)[number]) =>
    saidTexts(language)
      .flatMap(partsOf)
      .flatMap(({ to }) => to ?? [])
  expect(links('ua')).toEqual(links('pl'))
  expect(links('en')).toEqual(links('pl'))
})

test('ST-02 each audience has eight questions or more, each ends as one, and none is asked of two', () => {
  const asked = Object.values(book.faq).flatMap(({ pl }) => Object.values(pl).map(({ question }) => question))
  for (const { pl } of Object.values(book.faq)) expect(Object.keys(pl).length).toBeGreaterThanOrEqual(8)
  for (const question of asked) expect(question).toMatch(/\?$/)
  expect(new Set(asked).size).toBe(asked.length)
})

test('ST-03 days of changes are days, the newest first, the same in all languages', () => {
  for (const { pl, ua, en } of Object.values(book.changes)) {
    const days = Object.keys(pl)
    for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
    expect(days).toEqual(days.toSorted().toReversed())
    expect([Object.keys(ua), Object.keys(en)]).toEqual([days, days])
  }
})

test('ST-04 editions of a document are numbered down to 1, and a newer one holds from a later day', () => {
  for (const editions of Object.values(book.documents)) {
    expect(editions.map(({ version }) => version)).toEqual(editions.map((_, n) => editions.length - n))
    const from = editions.map((edition) => edition.from)
    expect(from).toEqual([...new Set(from)].toSorted().toReversed())
  }
})
