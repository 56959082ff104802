import { expect, test } from 'vitest'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { differencesOf } from './differences.ts'
import type { SiteContent, SitePage } from './site.ts'

const section = (id: string, kind = 'about') => ({ id, kind, title: '', visible: true, text: null })
const page = (id: string, over: Partial<SitePage> = {}): SitePage => ({
  id,
  kind: 'custom',
  parent: null,
  title: id,
  slug: id,
  in_menu: true,
  visible: true,
  sections: [section(`${id}-1`), section(`${id}-2`, 'hours')],
  ...over,
})
const site = (...pages: readonly SitePage[]): SiteContent => ({ title: 'Bajka', theme: 'crayons', pages })
const published = site(page('start', { kind: 'main', slug: '' }), page('o-nas'), page('kontakt'))
const [start, about, contact] = published.pages as unknown as readonly [SitePage, SitePage, SitePage]

/** Returns the differences as words: kind, page, section. */
const wordsOf = (draft: SiteContent, before: SiteContent | null = published) =>
  differencesOf(before, draft).map(({ kind, page: title, section: of }) => [kind, title, of].filter(Boolean).join(' '))

test('WB-07 a draft that is published has no difference; of a site that never was, each page is new', () => {
  expect(wordsOf(published)).toEqual([])
  expect(wordsOf(published, null)).toEqual(['page-added start', 'page-added o-nas', 'page-added kontakt'])
})

test('WB-07 the list says what visitors will see anew: title, theme, pages and sections', () => {
  expect(wordsOf({ ...published, title: 'Bajeczka', theme: 'space' })).toEqual(['title', 'theme'])
  expect(wordsOf(site(start, page('nowa'), contact))).toEqual(['page-added nowa', 'page-removed o-nas'])
  expect(wordsOf(site(start, { ...about, title: 'My', slug: 'my', visible: false, in_menu: false }, contact))).toEqual([
    'page-renamed My',
    'page-address My',
    'page-hidden My',
    'menu-removed My',
  ])
  const [one, other] = about.sections as unknown as readonly [SitePage['sections'][number], SitePage['sections'][number]]
  expect(wordsOf(site(start, { ...about, sections: [other, one] }, contact))).toEqual(['sections-sorted o-nas'])
  const text = { ...section('tekst', 'rich_text'), text: documentOfText('Cześć') }
  expect(wordsOf(site(start, { ...about, sections: [{ ...one, visible: false }, text] }, contact))).toEqual([
    'section-changed o-nas about',
    'section-added o-nas rich_text',
    'section-removed o-nas hours',
  ])
})

test('WB-03 a page is moved where its parent or its place among the others has changed, not where others came or went', () => {
  expect(wordsOf(site(start, contact, about))).toEqual(['page-moved kontakt', 'page-moved o-nas'])
  expect(wordsOf(site(start, { ...about, parent: 'start' }, contact))).toEqual(['page-moved o-nas'])
  expect(wordsOf(site(page('nowa'), start, about, contact))).toEqual(['page-added nowa'])
})
