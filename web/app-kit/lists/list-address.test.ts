import { expect, test } from 'vitest'
import { listAddress, readListState, toggleSort, withFilter } from './list-address.ts'

const definition = { sorts: ['opened'], filters: ['unread'] }
const first = { page: 1, sort: null, filters: {} }

test('reads page, order and filters, and ignores what the list does not have', () => {
  expect(readListState(definition, { page: '3', sort: '-opened', unread: 'true', other: 'x' })).toEqual({
    page: 3,
    sort: '-opened',
    filters: { unread: 'true' },
  })
  for (const page of ['0', '-1', '1.5', 'x', '', '99999'])
    expect(readListState(definition, { page, sort: 'name', unread: '' })).toEqual(first)
})

test('writes the shortest address, which reads back as the same state', () => {
  expect(listAddress('/user/notifications?page=7', first)).toBe('/user/notifications')
  const state = { page: 2, sort: 'opened', filters: { unread: 'true' } }
  const address = listAddress('/x', state)
  expect(address).toBe('/x?unread=true&sort=opened&page=2')
  expect(readListState(definition, Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(state)
})

test('goes through the three orders of a column and begins at the first page', () => {
  const ascending = toggleSort({ ...first, page: 4 }, 'opened')
  const descending = toggleSort(ascending, 'opened')
  expect([ascending, descending.sort, toggleSort(descending, 'opened').sort]).toEqual([{ ...first, sort: 'opened' }, '-opened', null])
  expect(withFilter({ ...first, page: 4 }, 'unread', 'true')).toEqual({ ...first, filters: { unread: 'true' } })
  expect(withFilter({ ...first, filters: { unread: 'true' } }, 'unread', '')).toEqual(first)
})
