import { expect, test } from 'vitest'
import type { SiteContent, SitePage } from '../../../contract/site.ts'
import { mergeContents } from './merge-contents.ts'

const page = (id: string, over: Partial<SitePage> = {}): SitePage => ({
  id,
  kind: 'custom',
  parent: null,
  title: id,
  slug: id,
  in_menu: true,
  visible: true,
  sections: [],
  ...over,
})
const site = (...pages: readonly SitePage[]): SiteContent => ({ title: 'Bajka', theme: 'crayons', pages })
const base = site(page('a'), page('b'), page('c'))
const titles = ({ pages }: SiteContent) => pages.map(({ title }) => title)

test('changes of two writers to different pages are both kept', () => {
  const { content, conflicts } = mergeContents({
    base,
    mine: { ...site(page('a', { title: 'A' }), page('b'), page('c'), page('nowa')), title: 'Bajeczka' },
    theirs: { ...site(page('c'), page('a'), page('ich')), theme: 'space' },
  })
  expect([titles(content), content.title, content.theme, conflicts]).toEqual([['A', 'c', 'nowa', 'ich'], 'Bajeczka', 'space', []])
})

test('a page that both have changed is named and mine; the same change of both is no conflict', () => {
  const mine = site(page('a', { title: 'A' }), page('b', { title: 'B' }), page('c'))
  const { content, conflicts } = mergeContents({
    base,
    mine,
    theirs: site(page('a', { title: 'Ą' }), page('b', { title: 'B' }), page('c')),
  })
  expect([titles(content), conflicts]).toEqual([['A', 'B', 'c'], ['A']])
})

test('a page that one has removed and the other changed stays and is named; pages below a removed one come to the top', () => {
  const removed = mergeContents({ base, mine: site(page('b'), page('c')), theirs: site(page('a', { title: 'A' }), page('b'), page('c')) })
  expect(removed.conflicts).toEqual(['A'])
  const below = mergeContents({ base, mine: site(page('a'), page('b'), page('c', { parent: 'a' })), theirs: site(page('b'), page('c')) })
  expect(below.content.pages.map(({ id, parent }) => [id, parent])).toEqual([
    ['b', null],
    ['c', null],
  ])
})
