import { expect, test } from 'vitest'
import { neighbour, queueInput } from './queue.ts'

test('SP-04 the queue lists what waits unless decided ones are asked for', () => {
  expect(queueInput({ page: 2, filters: {} })).toEqual({ page: '2', status: 'waiting' })
  expect(queueInput({ page: 1, filters: { status: 'decided', kind: 'claim', assignee: 'me', review: 'x' } })).toEqual({
    page: '1',
    status: 'decided',
    kind: 'claim',
    assignee: 'me',
  })
  expect(queueInput({ page: 1, filters: { status: 'rubbish', assignee: 'you' } })).toEqual({ page: '1', status: 'waiting' })
})

test('SP-04 keys go to the next and the previous item, and stop at the ends', () => {
  const ids = ['a', 'b', 'c']
  expect([neighbour(ids, undefined, 1), neighbour(ids, 'a', 1), neighbour(ids, 'c', 1), neighbour(ids, 'a', -1)]).toEqual([
    'a',
    'b',
    null,
    null,
  ])
  expect([neighbour(ids, 'gone', 1), neighbour([], undefined, 1)]).toEqual(['a', null])
})
