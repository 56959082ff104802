// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { press, renderApp } from '#web/app-kit/testing/render-app.tsx'
import { type WritingArea, WritingAreaContext } from '../../areas/writing-area.ts'
import type { NewsForm } from '../use-news-form.ts'
import type { NewsValues } from '../values.ts'
import { PublishButtons } from './PublishButtons.tsx'

/** Shows the buttons of a material of this status; returns their texts, and what they ask for. */
const show = async (status: NewsValues['status'], isReviewed: boolean) => {
  const ask = vi.fn()
  const form = { ask } as Pick<NewsForm, 'ask'> as NewsForm
  await renderApp(
    <WritingAreaContext value={{ section: 'materials', isReviewed } as WritingArea}>
      <PublishButtons of={form} status={status} />
    </WritingAreaContext>,
  )
  const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent?.trim() ?? '')
  return { ask, buttons }
}

const save = 'publications.form.save'

test('TZ-01 a teacher saves a draft or hands it in', async () => {
  const { ask, buttons } = await show('', true)
  expect(buttons).toEqual(['publications.form.save-draft', 'publications.panel.hand-in'])
  await press('publications.panel.hand-in')
  expect(ask.mock.calls).toEqual([['pending']])
})

test('a teacher withdraws what waits, changes what is published, and hands in again what is in the archive', async () => {
  const pending = await show('pending', true)
  expect(pending.buttons).toEqual([save, 'publications.panel.withdraw'])
  await press('publications.panel.withdraw')
  expect(pending.ask.mock.calls).toEqual([['draft']])
  const published = await show('published', true)
  expect(published.buttons).toEqual([save])
  expect((await show('archived', true)).buttons).toEqual([save, 'publications.panel.hand-in'])
})

test('an editor publishes a draft at once, and publishes what a teacher has handed in', async () => {
  const draft = await show('draft', false)
  expect(draft.buttons).toEqual(['publications.form.save-draft', 'publications.form.publish'])
  expect((await show('pending', false)).buttons).toEqual([save, 'publications.form.publish'])
  expect((await show('archived', false)).buttons).toEqual([save, 'publications.form.publish-again'])
})
