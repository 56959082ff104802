import { describe, expect, test } from 'vitest'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { languages, prefixOf, tagOf } from '#core/kernel/language.ts'
import { changeAudiences, faqAudiences } from '../contract/audiences.ts'

const operator = {
  OPERATOR_NAME: 'Zmyślona Spółka do Testów',
  OPERATOR_ADDRESS: 'ul. Nigdzie 1, 00-000 Nigdzie',
  OPERATOR_EMAIL: 'biuro@kredka.test',
}
const documents = ['/regulamin', '/polityka-prywatnosci', '/cookies', '/dostepnosc', '/jak-ustalamy-kolejnosc']
const all = [
  ...faqAudiences.map((audience) => `/faq/${audience}`),
  ...changeAudiences.map((audience) => `/zmiany-w-serwisie/${audience}`),
  ...documents,
]

const product = startForTests(() => startProduct({ variables: operator }))

const open = async (path: string) => {
  const response = await product.get(path)
  const html = await response.text()
  return { status: response.status, html, page: parsePage(html) }
}
const mainOf = (html: string) => parsePage(/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '').text

describe.each(languages)('info pages in %s', (language) => {
  test.each(all)('%s has one heading, in its language', async (path) => {
    const { status, html, page } = await open(prefixOf[language] + path)
    expect([status, page.lang, page.headings.length]).toEqual([200, tagOf[language], 1])
    expect(page.canonical).toBe(`http://kredka.test${prefixOf[language]}${path}`)
    const mainText = mainOf(html).replaceAll(operator.OPERATOR_NAME, '')
    if (language === 'en') expect(mainText).not.toMatch(/[ąćęłńśźżĄĆĘŁŃŚŹŻа-яіїєґ]/)
    if (language === 'ua') expect(mainText.match(/[а-яіїєґ]/gi)?.length).toBeGreaterThan(mainText.length / 2)
    expect(page.text).not.toMatch(/info-pages\.[a-z]|\]\(/)
  })

  test('ST-02 each audience has at least eight questions, the same in the page and in its JSON-LD', async () => {
    for (const audience of faqAudiences) {
      const { html, page } = await open(`${prefixOf[language]}/faq/${audience}`)
      const faq = page.jsonLd.find((one) => one['@type'] === 'FAQPage')
      const questions = faq?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
      expect(questions.length).toBeGreaterThanOrEqual(8)
      for (const { name, acceptedAnswer } of questions) {
        expect(page.text).toContain(name)
        expect([name, acceptedAnswer.text === '' || acceptedAnswer.text.includes('](')]).toEqual([name, false])
      }
      // Deep links need no script: the targets of the table of contents exist.
      const ids = [...html.matchAll(/<section id="([\w-]+)" aria-labelledby="\1-pytanie"/g)].map(([, id]) => `#${id}`)
      expect(ids).toHaveLength(questions.length)
      expect(new Set(page.links.filter((href) => href.startsWith('#') && href !== '#tresc'))).toEqual(new Set(ids))
    }
  })
})

test('ST-02 /faq shows the general questions, with their own address as canonical; an unknown audience is 404', async () => {
  const { status, page } = await open('/faq')
  expect([status, page.canonical, page.headings]).toEqual([200, 'http://kredka.test/faq/info', ['Pytania o Kredkę']])
  for (const path of ['/faq/kucharz', '/zmiany-w-serwisie/info', '/zmiany-w-serwisie', '/regulamin?wersja=2'])
    expect([path, (await open(path)).status]).toEqual([path, 404])
})

test('ST-04 terms, privacy and cookies name their version, its effective date and the operator', async () => {
  for (const path of documents.slice(0, 3)) expect((await open(path)).page.text).toContain('Wersja 1, obowiązuje od 21 listopada 2026')
  expect((await open('/regulamin?wersja=1')).page.canonical).toBe('http://kredka.test/regulamin')
  for (const path of ['/regulamin', '/polityka-prywatnosci', '/dostepnosc']) {
    const { text, links } = (await open(path)).page
    expect([path, text.includes(operator.OPERATOR_NAME), text.includes(operator.OPERATOR_ADDRESS)]).toEqual([path, true, true])
    expect(links).toContain(`mailto:${operator.OPERATOR_EMAIL}`)
  }
})

test('ST-04 no page sets a cookie, as the cookie page says', async () => {
  for (const path of ['/', '/regulamin', '/wszystkie-lokalizacje', '/zlobki/mazowieckie/warszawa'])
    expect([path, (await product.get(path)).headers.getSetCookie()]).toEqual([path, []])
})

test('every list links to the page about ordering rules', async () => {
  for (const path of ['/zlobki/mazowieckie/warszawa', '/wszystkie-lokalizacje?miasto=mazowieckie/warszawa']) {
    const main = /<main\b[\s\S]*<\/main>/.exec((await open(path)).html)?.[0] ?? ''
    expect([path, main.includes('href="/jak-ustalamy-kolejnosc"')]).toEqual([path, true])
  }
})
