import { expect, test } from 'vitest'
import { documentOfText, emptyDocument } from '#core/rich-text/write-document.ts'
import { newPage, newSection, uploadsOfContent } from '../domain/site.ts'
import type { SiteContent, SitePage, SiteSection } from './site.ts'
import { contentIn, isWritten, languagesOf, textsOfSection, unfinishedIn } from './translation.ts'

const text = (words: string) => documentOfText(words)
const section = (over: Partial<SiteSection> = {}): SiteSection => ({ ...newSection('rich_text', text('Witaj')), ...over })
const main: SitePage = {
  ...newPage([], { kind: 'main', title: 'Start' }, [newSection('hours')]),
  translations: { ua: { title: 'Головна' }, en: { title: ' ' } },
}
const about: SitePage = { ...newPage([main], { kind: 'custom', title: 'O nas' }, [section()]), translations: { ua: { title: 'Про нас' } } }
const below: SitePage = {
  ...newPage([main, about], { kind: 'custom', title: 'Dojazd', parent: about.id }, []),
  translations: { ua: { title: 'Дорога' } },
}
const written = { ...about, sections: [section({ title: 'Hej', translations: { ua: { title: '', text: text('Вітаємо') } } })] }
const site = (...pages: readonly SitePage[]): SiteContent => ({ title: 'Bajka', theme: 'crayons', pages })

test('a page is written in a language once its title and each of its visible texts are; what plugins fill needs none', () => {
  expect([isWritten(main, 'pl'), isWritten(main, 'ua'), isWritten(main, 'en')]).toEqual([true, true, false])
  expect([isWritten(about, 'ua'), isWritten(written, 'ua'), isWritten(written, 'en')]).toEqual([false, true, false])
  const [first] = about.sections
  for (const over of [{ visible: false }, { text: emptyDocument }])
    expect(isWritten({ ...about, sections: first ? [{ ...first, ...over }] : [] }, 'ua')).toBe(true)
  expect(isWritten({ ...about, sections: [section({ translations: { ua: { title: 'x', text: emptyDocument } } })] }, 'ua')).toBe(false)
})

test('a site has the languages of its main page, and in each the pages that are written in it', () => {
  expect([languagesOf(site(main, about)), languagesOf(site(about))]).toEqual([['pl', 'ua'], ['pl']])
  const shown = contentIn(site(main, about, below), 'ua').pages
  expect(shown.map(({ title, parent, slug }) => [title, parent, slug])).toEqual([
    ['Головна', null, ''],
    ['Дорога', null, 'dojazd'],
  ])
  expect(contentIn(site(main, written, below), 'ua').pages.map(({ title }) => title)).toEqual(['Головна', 'Про нас', 'Дорога'])
  expect(contentIn(site(main, written), 'ua').pages[1]?.sections[0]).toMatchObject({ title: '', text: text('Вітаємо') })
  expect(contentIn(site(main, written), 'pl')).toEqual(site(main, written))
})

test('writers see a whole draft, with Polish texts where none are written', () => {
  const [, page] = contentIn(site(main, about), 'ua', 'all').pages
  expect([page?.title, page?.sections[0]?.text]).toEqual(['Про нас', text('Witaj')])
  expect(contentIn(site(main, about), 'en', 'all').pages.map(({ title }) => title)).toEqual(['Start', 'O nas'])
})

test('pages that were begun and not ended are named, with a main page that lacks the language; a language that nobody began is not', () => {
  const english = { ...about, translations: { en: { title: 'About' } } }
  expect(unfinishedIn(site(main, about, below).pages, 'ua').map(({ title }) => title)).toEqual(['O nas'])
  expect(unfinishedIn(site(main, english).pages, 'en').map(({ title }) => title)).toEqual(['Start', 'O nas'])
  expect(unfinishedIn(site(main, about).pages, 'en')).toEqual([])
})

test('pictures of every language belong to the site', () => {
  const picture = (upload: string) => ({ version: 1, children: [{ type: 'image', upload, alt: '', caption: '', width: 'full' }] }) as const
  const both = section({ text: picture('a'), translations: { en: { title: '', text: picture('b') } } })
  expect([uploadsOfContent(site({ ...about, sections: [both] })), textsOfSection(both).length]).toEqual([['a', 'b'], 2])
})
