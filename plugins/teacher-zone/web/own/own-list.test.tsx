// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import type { NewsHead } from '#plugins/publications/contract/ui.ts'
import { aPost } from '#plugins/publications/testing/a-post.ts'
import { keyOf } from '#web/app-kit/data/query-client.ts'
import { renderApp } from '#web/app-kit/testing/render-app.tsx'
import { type CurrentPage, CurrentPageContext } from '#web/runtime/page.ts'
import { materialsApi } from '../../contract/api.ts'
import { ListPage } from './ListPage.tsx'

const material = (of: Partial<NewsHead> = {}) =>
  aPost({ section: 'materials', facility_id: null, kind: 'material', title: 'Drzewko', ...of })

/** Opens the list for a user with these materials; returns its text, its links and its buttons. */
const open = async (items: readonly NewsHead[], { may_add = true, type = 'user', query = '' } = {}) => {
  const page = {
    name: 'user_materials',
    context: { path: `/user/materials${query}`, user: { type } },
    href: (to: string, params: Readonly<Record<string, string>> = {}) => [to, ...Object.values(params)].join(' '),
  } as unknown as CurrentPage
  const paging = { items, total: items.length, limit: 20, curPage: 1, pageTotal: 1 }
  await renderApp(
    <CurrentPageContext value={page}>
      <ListPage />
    </CurrentPageContext>,
    [
      [keyOf(draftRoutes.listDrafts), { drafts: [] }],
      [keyOf(materialsApi.listOwnMaterials, {}), { ...paging, may_add }],
      [keyOf(materialsApi.listSavedMaterials, {}), paging],
      [keyOf(materialsApi.listMaterials, { visibility: 'private' }), { ...paging, tags: [], corrected: false }],
    ],
  )
  const links = [...document.querySelectorAll<HTMLElement>('main a, main button')]
  return {
    text: document.querySelector('main')?.textContent ?? '',
    controls: links.map(({ textContent }) => textContent?.trim() ?? ''),
    hrefOf: (text: string) => links.find(({ textContent }) => textContent?.trim() === text)?.getAttribute('href'),
  }
}

const actions = (controls: readonly string[]) => controls.slice(controls.indexOf('Drzewko') + 1)

test('TZ-01 a teacher hands a draft in, but neither publishes nor schedules it; an editor does', async () => {
  const draft = material({ status: 'draft', published_at: null })
  const { controls } = await open([draft])
  expect(actions(controls)).toEqual([
    'publications.panel.edit',
    'publications.panel.hand-in',
    'publications.panel.copy',
    'publications.panel.remove',
  ])
  expect(controls).not.toContain('publications.panel.filter.scheduled')
  const editor = await open([draft], { type: 'cms' })
  expect(actions(editor.controls)).toEqual([
    'publications.panel.edit',
    'publications.panel.publish',
    'publications.panel.schedule',
    'publications.panel.copy',
    'publications.panel.remove',
  ])
  expect(editor.controls).toContain('publications.panel.filter.scheduled')
})

test('what a teacher has handed in can be withdrawn, what is published goes to the archive, and from there to another review', async () => {
  const next = async (status: NewsHead['status']) => actions((await open([material({ status })])).controls)
  expect(await next('pending')).toContain('publications.panel.withdraw')
  expect(await next('published')).toContain('publications.panel.archive')
  expect(await next('archived')).toContain('publications.panel.hand-in')
})

test('a refused material says why; a rejection leads to the decision, where it is appealed', async () => {
  const refused = { reason: 'copyright', note: 'Skąd jest piosenka?', revision: 'r1' } as const
  const rejected = await open([material({ status: 'draft', refusal: { outcome: 'reject', ...refused } })])
  for (const text of ['publications.panel.refusal.reject', 'publications.review.reason.copyright', 'Skąd jest piosenka?'])
    expect(rejected.text).toContain(text)
  expect(rejected.hrefOf('publications.panel.refusal.decision')).toBe('user_decision r1')
  const returned = await open([material({ status: 'draft', refusal: { outcome: 'revise', ...refused } })])
  expect(returned.text).toContain('publications.panel.refusal.revise')
  expect(returned.hrefOf('publications.panel.refusal.decision')).toBeUndefined()
})

test('TZ-01 who is no teacher is told why there is nothing to add; materials that are there stay', async () => {
  const { text, controls } = await open([], { may_add: false })
  expect(text).toContain('teacher-zone.own.locked.title')
  expect(controls).not.toContain('publications.area.add.materials')
  expect(text).not.toContain('publications.area.none.materials')
  const former = await open([material()], { may_add: false })
  expect(former.controls).toContain('publications.panel.edit')
  expect(former.controls).not.toContain('publications.panel.copy')
})

test('TZ-04 a saved material is read on its public page; one for teachers in the account', async () => {
  const saved = [material({ id: 'n1' }), material({ id: 'n2', title: 'Dla kadry', visibility: 'private' })]
  const { hrefOf, text } = await open(saved, { query: '?list=saved' })
  expect(hrefOf('Drzewko')).toBe('/strefa-nauczyciela/bal')
  expect(hrefOf('Dla kadry')).toBe('user_material n2')
  expect(text).toContain('publications.area.readers.private')
})

test('TZ-04 materials for teachers have a list of their own, which says to others whom it is for', async () => {
  const { hrefOf, text } = await open([material({ id: 'n3', visibility: 'private' })], { query: '?list=teachers' })
  expect([hrefOf('Drzewko'), text.includes('publications.area.readers.private')]).toEqual(['user_material n3', true])
  expect((await open([], { query: '?list=teachers' })).text).toContain('teacher-zone.own.none.teachers.text')
})
