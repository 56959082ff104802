import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteLimits } from './limits.ts'
import {
  addPage,
  changePage,
  faultOf,
  freeSlugOf,
  isShown,
  menuOf,
  movePage,
  type PageTree,
  removePage,
  startWith,
  type TreePage,
} from './page-tree.ts'

const page = (id: string, over: Partial<TreePage> = {}): TreePage => ({
  id,
  kind: 'custom',
  parent: null,
  title: id,
  slug: `strona-${id}`,
  in_menu: true,
  visible: true,
  ...over,
})
const main = page('main', { kind: 'main', slug: '' })
const tree: PageTree = [main, page('o-nas'), page('kadra', { parent: 'o-nas' }), page('galeria')]
const orderOf = (result: ReturnType<typeof movePage>) =>
  typeof result === 'string' ? result : result.map(({ id, parent }) => `${parent ?? ''}/${id}`)

test('WB-03 pages are added below a parent, at most three levels deep, with slugs of their own', () => {
  expect(orderOf(addPage(tree, page('plan', { parent: 'kadra' })))).toContain('kadra/plan')
  const deep = addPage(tree, page('plan', { parent: 'kadra' })) as PageTree
  expect(addPage(deep, page('x', { parent: 'plan' }))).toBe('too-deep')
  expect(addPage(tree, page('x', { parent: 'nie-ma' }))).toBe('page-not-found')
  expect(addPage(tree, page('x', { kind: 'main', slug: '' }))).toBe('main-page')
  expect(addPage(tree, page('x', { slug: 'strona-o-nas' }))).toBe('slug-taken')
  expect(addPage(tree, page('x', { slug: 'assets' }))).toBe('slug-reserved')
  for (const slug of ['', 'Ą', 'a b', '🎈', 'a--b', '-a', 'x'.repeat(61)]) expect(addPage(tree, page('x', { slug }))).toBe('slug-invalid')
  const full = Array.from({ length: siteLimits.pages }, (_, n) => (n === 0 ? main : page(String(n))))
  expect(addPage(full, page('x'))).toBe('too-many-pages')
})

test('WB-03 the last page stays, and so does the main one; what was below a removed page takes its place', () => {
  expect(removePage([main], 'main')).toBe('last-page')
  expect(removePage(tree, 'main')).toBe('main-page')
  expect(orderOf(removePage(tree, 'o-nas'))).toEqual(['/main', '/kadra', '/galeria'])
  expect(removePage(tree, 'nie-ma')).toBe('page-not-found')
})

test('WB-03 pages are moved with what is below them, never below themselves or too deep', () => {
  expect(orderOf(movePage(tree, 'galeria', { parent: null, before: 'o-nas' }))).toEqual(['/main', '/galeria', '/o-nas', 'o-nas/kadra'])
  expect(orderOf(movePage(tree, 'o-nas', { parent: 'galeria', before: null }))).toEqual([
    '/main',
    'o-nas/kadra',
    '/galeria',
    'galeria/o-nas',
  ])
  expect(movePage(tree, 'o-nas', { parent: 'kadra', before: null })).toBe('own-descendant')
  expect(movePage(tree, 'o-nas', { parent: 'o-nas', before: null })).toBe('own-descendant')
  expect(movePage(tree, 'main', { parent: 'galeria', before: null })).toBe('main-page')
  const deep = addPage(tree, page('plan', { parent: 'kadra' })) as PageTree
  expect(movePage(deep, 'o-nas', { parent: 'galeria', before: null })).toBe('too-deep')
  expect(movePage(tree, 'galeria', { parent: null, before: 'kadra' })).toBe('page-not-found')
})

test('WB-03 a hidden page hides what is below it; the main page is never hidden', () => {
  const hidden = changePage(tree, 'o-nas', { visible: false }) as PageTree
  expect(menuOf(hidden).map((entry) => entry.page.id)).toEqual(['main', 'galeria'])
  expect(hidden.map((one) => isShown(hidden, one))).toEqual([true, false, false, true])
  const outside = changePage(tree, 'o-nas', { in_menu: false }) as PageTree
  expect(menuOf(outside).map((entry) => entry.page.id)).toEqual(['main', 'kadra', 'galeria'])
  expect(changePage(tree, 'main', { visible: false })).toBe('main-page')
  expect(changePage(tree, 'main', { slug: 'start' })).toBe('main-page')
})

test('titles become slugs that are free', () => {
  expect(freeSlugOf(tree, 'Nasza Załoga')).toBe('nasza-zaloga')
  expect(freeSlugOf(tree, 'Strona: o nas')).toBe('strona-o-nas-2')
  expect(freeSlugOf(tree, 'Pliki')).toBe('pliki-2')
  expect(freeSlugOf(tree, '🎈')).toBe('strona')
})

test('10,000 random acts leave a tree without a fault', () => {
  let pages: PageTree = [main]
  let refusals = 0
  const ids = () => [...pages.map(({ id }) => id), 'nie-ma']
  const random = fc.sample(fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()), { numRuns: 10_000, seed: 29 })
  for (const [n, [kind, a, b, c]] of random.entries()) {
    const one = ids()[a % ids().length] ?? ''
    const other = b % 4 === 0 ? null : (ids()[b % ids().length] ?? '')
    const acts = [
      () => addPage(pages, page(`p${n}`, { parent: other, slug: freeSlugOf(pages, `Strona ${c % 50}`) })),
      () => movePage(pages, one, { parent: other, before: c % 2 === 0 ? null : (ids()[c % ids().length] ?? null) }),
      () => changePage(pages, one, { visible: c % 2 === 0, in_menu: c % 3 === 0, ...(c % 5 === 0 && { slug: `nowa-${c % 20}` }) }),
      () => removePage(pages, one),
    ]
    const after = acts[kind % acts.length]?.() ?? 'page-not-found'
    if (typeof after === 'string') refusals++
    else pages = after
    expect(faultOf(pages)).toBeNull()
  }
  expect(refusals).toBeGreaterThan(100)
  expect(refusals).toBeLessThan(9000)
})

test('faults of trees that were sent as a whole are found', () => {
  const faults: readonly (readonly [PageTree, string])[] = [
    [[page('a')], 'main-page'],
    [[main, page('main')], 'page-not-found'],
    [[main, { ...main, id: 'second' }], 'main-page'],
    [[main, page('a', { parent: 'b' }), page('b', { parent: 'a' })], 'own-descendant'],
    [[main, page('a', { parent: 'a' })], 'own-descendant'],
    [[main, page('a', { parent: 'c' })], 'page-not-found'],
    [[main, page('a', { slug: 'x' }), page('b', { slug: 'x' })], 'slug-taken'],
  ]
  for (const [pages, fault] of faults) expect(faultOf(pages)).toBe(fault)
})

test('WB-23 any visible page becomes the start; the earlier start has an address of its own, and old addresses lead on', () => {
  const result = startWith(tree, 'kadra') as PageTree
  expect(result[0]).toMatchObject({ id: 'kadra', kind: 'main', slug: '', parent: null, former: ['/strona-kadra'] })
  expect(result.find(({ id }) => id === 'main')).toMatchObject({ kind: 'custom', slug: 'main', parent: null })
  expect(faultOf(result)).toBeNull()
  expect(faultOf(startWith(result, 'main') as PageTree)).toBeNull()
  expect(startWith(tree, 'main')).toBe(tree)
  expect(startWith(tree, 'nie-ma')).toBe('page-not-found')
  expect(startWith([main, page('x', { visible: false })], 'x')).toBe('main-page')
})
