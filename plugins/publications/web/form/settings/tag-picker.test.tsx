// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { tagsApi } from '#plugins/tags/contract/api.ts'
import { keyOf } from '#web/app-kit/data/query-client.ts'
import type { ApiFormHandle } from '#web/app-kit/forms/api-form.ts'
import { renderApp } from '#web/app-kit/testing/render-app.tsx'
import { type CurrentPage, CurrentPageContext } from '#web/runtime/page.ts'
import { newsLimits } from '../../../contract/limits.ts'
import { tagCategories } from '../../../contract/terms.ts'
import { someTags } from '../../../testing/tag-lookup.ts'
import { type WritingArea, WritingAreaContext } from '../../areas/writing-area.ts'
import type { NewsValues } from '../values.ts'
import { TagPicker } from './TagPicker.tsx'

const { autumn, worksheet } = someTags

/** Shows the tags of an area with these chosen; returns the titles of the lists, the checkboxes, and what is chosen next. */
const show = async (section: WritingArea['section'], chosen: readonly string[]) => {
  const setValue = vi.fn()
  const library = { getValues: () => chosen, setValue }
  const answers = tagCategories.map(
    (category) =>
      [
        keyOf(tagsApi.listTags, { category, limit: '100' }),
        { items: Object.values(someTags).filter((tag) => tag.category === category) },
      ] as const,
  )
  await renderApp(
    <CurrentPageContext value={{} as CurrentPage}>
      <WritingAreaContext value={{ section } as WritingArea}>
        <TagPicker of={{ library } as unknown as ApiFormHandle<NewsValues>} chosen={chosen} />
      </WritingAreaContext>
    </CurrentPageContext>,
    answers,
  )
  return {
    setValue,
    summaries: [...document.querySelectorAll('summary')].map(({ textContent }) => textContent),
    boxOf: (tag: typeof autumn) => {
      const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === tag.display)
      return label?.querySelector('input') as HTMLInputElement
    },
  }
}

test('TZ-02 a material has tags of all categories, a post of a facility a day of the calendar', async () => {
  const { summaries, boxOf, setValue } = await show('materials', [autumn.id])
  expect(summaries.map((text) => text?.split('.tags.')[1]?.replace(/publications.*/, ''))).toEqual([
    'publication_scope',
    'publication_topic',
    'age_groups',
    'type_date_event',
  ])
  expect(summaries[1]).toContain(autumn.display)
  await act(async () => boxOf(worksheet).click())
  await act(async () => boxOf(autumn).click())
  expect(setValue.mock.calls).toEqual([
    ['tag_ids', [autumn.id, worksheet.id]],
    ['tag_ids', []],
  ])
  expect((await show('facility', [])).summaries).toEqual(['publications.form.tags.type_date_event'])
})

test('when as many tags are chosen as a post may have, the others wait until one is cleared', async () => {
  const others = Array.from({ length: newsLimits.tags - 1 }, (_, n) => `t${n}`)
  const { boxOf } = await show('materials', [...others, autumn.id])
  expect([boxOf(autumn).disabled, boxOf(worksheet).disabled]).toEqual([false, true])
  expect(document.querySelector('[role=status]')?.textContent).toBe('publications.form.tags.full')
})
