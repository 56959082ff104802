import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { anonymous } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { Tags } from '../domain/tags.port.ts'
import { seedRows, seedTags } from '../migrations/data/seed-tags.ts'
import { ListTags } from './tags.ts'

const database = databaseForTests()
const list = (query: { readonly category?: 'ownership'; readonly page?: number }) =>
  run(makeOf(ListTags)({ tags: database.find(Tags) })(anonymous('1'), query))

test('returns one category with all fields of each tag', async () => {
  const page = await list({ category: 'ownership' })
  const total = seedTags.ownership.length
  expect(page).toMatchObject({ itemsTotal: total, curPage: 1, nextPage: null, pageTotal: 1 })
  expect(page.items).toHaveLength(total)
  expect(Object.keys(page.items[0] ?? {})).toEqual(['id', 'key', 'type', 'category', 'display', 'names', 'param', 'icon', 'created_at'])
})

test('AP-13 paginates, twenty per page by default', async () => {
  const itemsTotal = seedRows.length
  const pageTotal = Math.ceil(itemsTotal / 20)
  expect(await list({})).toMatchObject({ itemsReceived: 20, itemsTotal, pageTotal, nextPage: 2 })
  const offset = (pageTotal - 1) * 20
  const last = await list({ page: pageTotal })
  expect(last).toMatchObject({ itemsReceived: itemsTotal - offset, offset, nextPage: null, prevPage: pageTotal - 1 })
  expect(last.items.map(({ key }) => key)).toEqual(seedRows.slice(offset).map(({ key }) => key))
})
