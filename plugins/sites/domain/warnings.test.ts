import { expect, test } from 'vitest'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { SiteContent, SitePage, SiteSection } from '../contract/site.ts'
import { warningsOf } from './warnings.ts'

const section = (kind: string, over: Partial<SiteSection> = {}): SiteSection => ({
  id: kind,
  kind,
  title: '',
  visible: true,
  text: null,
  ...over,
})
const page = (id: string, sections: readonly SiteSection[], visible = true): SitePage => ({
  id,
  kind: 'custom',
  parent: null,
  title: id,
  slug: id,
  in_menu: true,
  visible,
  sections,
})
const contact = page('kontakt', [section('contact')])
const known = ['contact', 'hours', 'rich_text']
const warnings = (pages: readonly SitePage[], theme = 'crayons') => {
  const content: SiteContent = { title: 'Bajka', theme, pages }
  return warningsOf(content, {
    isFilled: (kind) => kind === 'contact',
    isKnown: (kind) => known.includes(kind),
    hasTheme: (key) => key === 'crayons',
  }).map(({ kind, page: title }) => [kind, title].filter(Boolean).join(' '))
}
const picture = { type: 'image', upload: 'u', alt: ' ', caption: '', width: 'full' } as const

test('a site whose pages show something has nothing to be mended', () => {
  expect(warnings([contact, page('my', [section('rich_text', { text: documentOfText('Cześć') })])])).toEqual([])
})

test('pages on which visitors would see nothing are named; those that are hidden need no content', () => {
  const empty = [section('hours'), section('rich_text', { text: documentOfText('') }), section('contact', { visible: false })]
  expect(warnings([contact, page('pusta', empty), page('schowana', empty, false)])).toEqual(['empty-page pusta'])
})

test('pictures without alternative text, sections and themes of removed plugins, and a site without an address are named', () => {
  const text = { version: 1, children: [picture] } as const
  expect(warnings([page('my', [section('rich_text', { text }), section('menu')])], 'ocean')).toEqual([
    'unknown-theme',
    'picture-without-text my',
    'unknown-section my',
    'no-contact',
  ])
})

test('WB-18 places to fill are named with the section that has them; a page with nothing else shows nothing; what is hidden may wait', () => {
  const places = section('rich_text', { text: documentOfText('[uzupełnij: telefon]') })
  const words = section('rich_text', { text: documentOfText('Telefon: [uzupełnij]'), title: '[uzupełnij: tytuł]' })
  const content: SiteContent = {
    title: 'Bajka',
    theme: 'crayons',
    pages: [
      contact,
      page('a', [places]),
      page('b', [words, section('rich_text', { ...places, visible: false })]),
      page('c', [places], false),
    ],
  }
  const found = warningsOf(content, { isFilled: () => true, isKnown: () => true, hasTheme: () => true })
  expect(found.map((one) => [one.kind, one.page, one.section_id, one.places])).toEqual([
    ['empty-page', 'a', null, []],
    ['unfilled', 'a', 'rich_text', ['telefon']],
    ['unfilled', 'b', 'rich_text', ['tytuł', '']],
  ])
})
