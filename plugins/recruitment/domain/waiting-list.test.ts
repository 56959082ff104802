import { expect, test } from 'vitest'
import { moveTo, type Waiting } from './waiting-list.ts'

const list: readonly Waiting[] = [
  { id: 'c', rank: 7 },
  { id: 'a', rank: 1 },
  { id: 'b', rank: 7 },
  { id: 'd', rank: 9 },
]
const orderAfter = (id: string, position: number) => {
  const changed = new Map(moveTo(list, id, position).map((one) => [one.id, one.rank]))
  return list
    .map((one) => ({ ...one, rank: changed.get(one.id) ?? one.rank }))
    .toSorted((one, other) => one.rank - other.rank)
    .map((one) => one.id + one.rank)
    .join(' ')
}

test('RE-03 one moves on the waiting list, the others keep their order, and the ranks are dense', () => {
  expect(orderAfter('d', 1)).toBe('d1 a2 b3 c4')
  expect(orderAfter('a', 3)).toBe('b1 c2 a3 d4')
  expect(orderAfter('a', 100)).toBe('b1 c2 d3 a4')
  expect(orderAfter('b', 2)).toBe('a1 b2 c3 d4')
  expect(orderAfter('unknown', 1)).toBe('a1 b2 c3 d4')
})
