import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { pageOf, pagingOf } from './paging.ts'
import { onePosition, pagingBody, pagingQuery } from './paging-schemas.ts'

test('AP-13 a position is a page or an offset; an offset within a page belongs to it', () => {
  expect(pagingOf({})).toEqual({ page: 1, offset: 0, limit: 20 })
  expect(pagingOf({ page: 3, limit: 10 })).toEqual({ page: 3, offset: 20, limit: 10 })
  expect(pagingOf({ offset: 20, limit: 10 })).toEqual({ page: 3, offset: 20, limit: 10 })
  expect(pagingOf({ offset: 25, limit: 10 })).toEqual({ page: 3, offset: 25, limit: 10 })
  expect(pageOf(['x'], { total: 26, ...pagingOf({ offset: 25, limit: 10 }) })).toMatchObject({
    curPage: 3,
    offset: 25,
    pageTotal: 3,
    nextPage: null,
  })
})

test('AP-13 `page`, `offset` and `limit` have bounds, and the first two must agree', () => {
  const query = Schema.Struct(pagingQuery).check(onePosition)
  expect(decodeInput(query, { offset: '40', limit: '20', page: '3' })).toEqual({ value: { offset: 40, limit: 20, page: 3 } })
  expect(decodeInput(query, { offset: '40', page: '2' })).toEqual({ schema: { offset: ['PAGE_AND_OFFSET_DIFFER'] } })
  expect(decodeInput(query, { offset: '-1', page: '0', limit: '101' })).toEqual({
    schema: { page: ['FIELD_INVALID'], offset: ['FIELD_INVALID'], limit: ['FIELD_INVALID'] },
  })
  const body = Schema.Struct(pagingBody).check(onePosition)
  expect(decodeInput(body, { offset: 0, page: 1 })).toEqual({ value: { offset: 0, page: 1 } })
  expect(decodeInput(body, { offset: 1, page: 1 })).toEqual({ schema: { offset: ['PAGE_AND_OFFSET_DIFFER'] } })
})
