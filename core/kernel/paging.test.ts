import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { parsePageNumber } from './page-number.ts'
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

test('AP-13 J11 the pages of a list reach its first ten thousand rows, and its total counts them all', () => {
  const query = Schema.Struct(pagingQuery).check(onePosition)
  for (const position of [{ page: '100', limit: '100' }, { page: '500' }, { offset: '9999' }])
    expect(decodeInput(query, position)).toHaveProperty('value')
  for (const position of [{ page: '101', limit: '100' }, { page: '501' }])
    expect(decodeInput(query, position)).toEqual({ schema: { page: ['FIELD_INVALID'] } })
  expect(decodeInput(query, { offset: '10000' })).toEqual({ schema: { offset: ['FIELD_INVALID'] } })
  expect(pageOf([], { total: 1_000_000, ...pagingOf({ page: 500 }) })).toMatchObject({
    itemsTotal: 1_000_000,
    pageTotal: 500,
    nextPage: null,
  })
  expect(parsePageNumber('500')).toBe(500)
  expect(parsePageNumber('501')).toBe(0)
})
