// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import { keyOf } from '#web/app-kit/data/query-client.ts'
import { renderApp } from '#web/app-kit/testing/render-app.tsx'
import { type CurrentPage, CurrentPageContext } from '#web/runtime/page.ts'
import { newsApi } from '../../contract/api.ts'
import type { NewsHead } from '../../contract/publication.ts'
import { aPost } from '../../testing/a-post.ts'
import { Page } from './Page.tsx'

const { layoutData } = vi.hoisted(() => ({
  layoutData: { facility: { id: 'f1', slug: 'bajka' }, premium: true, permissions: [] as string[] },
}))
vi.mock('#web/app-kit/layouts/use-layout-data.ts', () => ({ useLayoutData: () => layoutData }))

/** Opens the page for a user with these permissions on the facility; returns its links and buttons. */
const open = async (permissions: readonly string[], of: Partial<NewsHead> = {}) => {
  layoutData.permissions = [...permissions]
  const page = {
    name: 'facility_publications',
    context: { path: '/user_facility/f1/publications', user: { type: 'user' } },
    href: (to: string) => to,
  } as unknown as CurrentPage
  const data = { items: [aPost(of)], total: 1, limit: 20, curPage: 1, pageTotal: 1 }
  await renderApp(
    <CurrentPageContext value={page}>
      <Page />
    </CurrentPageContext>,
    [
      [keyOf(newsApi.listNews, { facility_id: 'f1' }), data],
      [keyOf(draftRoutes.listDrafts), { drafts: [{ key: `publications.post:${aPost(of).id}`, saved_at: '2026-11-29T20:04:00.000Z' }] }],
    ],
  )
  const main = document.querySelector('main')
  return {
    text: main?.textContent ?? '',
    controls: [...(main?.querySelectorAll('a, button') ?? [])].map(({ textContent }) => textContent?.trim()),
  }
}

test('J3.3 NE-03 who may not write posts reads them, without a way to add, change or delete any', async () => {
  const { text, controls } = await open(['facility-opinions/write'])
  expect(text).toContain('Bal jesieni')
  expect(text).toContain('publications.panel.read-only')
  expect(controls).toEqual(['publications.area.see.facility', 'Bal jesieni', 'publications.area.see.facility'])
})

test('NE-01 NE-03 who may write posts adds them, and changes, archives, duplicates and deletes those that are there', async () => {
  const { controls } = await open(['facility-publications/write'])
  expect(controls).toContain('publications.area.add.facility')
  expect(controls.slice(-5)).toEqual([
    'publications.area.see.facility',
    'publications.panel.edit',
    'publications.panel.archive',
    'publications.panel.copy',
    'publications.panel.remove',
  ])
})

test('NE-01 a post that was held back says why, and can be published; only a public one is shown to parents', async () => {
  const { text, controls } = await open(['facility-publications/write'], { status: 'draft', held: 'package-ended', published_at: null })
  expect(text).toContain('publications.panel.held')
  expect(controls).toContain('publications.panel.held.way')
  expect(controls).toContain('publications.panel.publish')
  expect(controls.filter((one) => one === 'publications.area.see.facility')).toHaveLength(1)
})

test('WR-06 the list says that an unsaved draft of a post exists, and leads to it', async () => {
  const { controls } = await open(['facility-publications/write'])
  expect(controls).toContain('publications.panel.draft')
})
