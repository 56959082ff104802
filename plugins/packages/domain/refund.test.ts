import { expect, test } from 'vitest'
import { anOrder } from '../testing/store-order.ts'
import { afterRefund } from './refund.ts'

const now = new Date('2027-03-10T10:00:00.000Z')
const paid = (starts_at: string, ends_at: string) => anOrder({ state: 'active', paid_at: starts_at, starts_at, ends_at })
const first = paid('2026-11-23T10:00:00.000Z', '2027-11-23T23:00:00.000Z')
const second = paid('2027-11-23T23:00:00.000Z', '2028-11-23T23:00:00.000Z')
const third = paid('2028-11-23T23:00:00.000Z', '2029-11-23T23:00:00.000Z')

test('PK-06 the only order leaves nothing: the package ends now', () => {
  expect(afterRefund(first, [], now)).toEqual({ moved: [], validUntil: now.toISOString() })
})

test('PK-06 a year that was to come ends the package where the year before ends', () => {
  expect(afterRefund(second, [first], now)).toEqual({ moved: [], validUntil: first.ends_at })
})

test('PK-06 paid years that follow begin at once, one after the other, without a gap', () => {
  const { moved, validUntil } = afterRefund(first, [third, second], now)
  expect(moved.map(({ id, starts_at, ends_at }) => [id, starts_at, ends_at])).toEqual([
    [second.id, now.toISOString(), '2028-03-10T23:00:00.000Z'],
    [third.id, '2028-03-10T23:00:00.000Z', '2029-03-10T23:00:00.000Z'],
  ])
  expect(validUntil).toBe('2029-03-10T23:00:00.000Z')
})

test('PK-06 the year in the middle leaves the present one, and moves the last one to it', () => {
  const { moved, validUntil } = afterRefund(second, [first, third], now)
  expect(moved.map(({ id, starts_at }) => [id, starts_at])).toEqual([[third.id, first.ends_at]])
  expect(validUntil).toBe('2028-11-23T23:00:00.000Z')
})
