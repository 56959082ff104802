import { expect, test } from 'vitest'
import { orderStates } from '../contract/order.ts'
import { mayBecome, moveTo } from './order-state.ts'

const legal = [
  ['draft', 'pending'],
  ['pending', 'paid'],
  ['paid', 'active'],
  ['paid', 'refunded'],
  ['active', 'expiring'],
  ['active', 'refunded'],
  ['expiring', 'expired'],
  ['expiring', 'refunded'],
]
const pairs = orderStates.flatMap((from) => orderStates.map((to) => [from, to] as const))

test.each(pairs)('PK-06 %s → %s', (from, to) => {
  const isLegal = legal.some(([before, after]) => before === from && after === to)
  expect(mayBecome(from, to)).toBe(isLegal)
  expect(moveTo({ state: from }, to)).toEqual(isLegal ? { state: to } : null)
})

test('PK-06 a way with one illegal step is refused as a whole', () => {
  expect(moveTo({ state: 'pending' }, 'paid', 'active')).toEqual({ state: 'active' })
  expect(moveTo({ state: 'pending' }, 'paid', 'expired')).toBeNull()
  expect(moveTo({ state: 'active' }, 'paid', 'active')).toBeNull()
})
