import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { anonymous } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { Tag } from '../domain/tag.ts'
import { makeMemoryTags } from '../testing/memory-tags.ts'
import { ListTags } from './tags.ts'

const aTag = (tag: Partial<Tag>): Tag => ({
  id: '01a1fd58-39a4-7e0d-9ee5-6f608724b33e',
  key: 'garden',
  type: 'features',
  category: 'features',
  display: 'tags.features.garden',
  names: null,
  param: 'ogrod',
  icon: 'Trees',
  catalogCategory: null,
  createdAt: '2026-11-21T09:03:00.000Z',
  ...tag,
})
const storedTags = [aTag({}), aTag({ key: 'private', type: 'ownership', category: 'ownership', catalogCategory: 'zlobki' })]
const listOf = (tags: readonly Tag[]) => makeOf(ListTags)({ tags: makeMemoryTags(tags).repository })
const listTags = listOf(storedTags)

test('returns one category with all fields of each tag', async () => {
  const page = await Effect.runPromise(listTags(anonymous('1'), { category: 'ownership' }))
  expect(page).toMatchObject({ itemsTotal: 1, curPage: 1, nextPage: null, pageTotal: 1 })
  expect(Object.keys(page.items[0] ?? {})).toEqual(['id', 'key', 'type', 'category', 'display', 'names', 'param', 'icon', 'created_at'])
})

test('AP-13 paginates, twenty per page by default', async () => {
  const listManyTags = listOf(Array.from({ length: 45 }, (_, n) => aTag({ id: `id-${n}` })))
  expect(await Effect.runPromise(listManyTags(anonymous('1'), {}))).toMatchObject({
    itemsReceived: 20,
    itemsTotal: 45,
    pageTotal: 3,
    nextPage: 2,
  })
  const last = await Effect.runPromise(listManyTags(anonymous('1'), { page: 3, limit: 20 }))
  expect(last).toMatchObject({ itemsReceived: 5, offset: 40, nextPage: null, prevPage: 2 })
  expect(last.items[0]?.id).toBe('id-40')
})
