import { expect, test } from 'vitest'
import { orderOf } from './order-word.ts'

test('CA-09 an address asks for an order; silent or unknown, it is by name', () => {
  expect([undefined, 'nazwa', 'cena', 'polecane', 'najnowsze', 'price', ''].map(orderOf)).toEqual([
    'name',
    'name',
    'price',
    'recommended',
    'newest',
    'name',
    'name',
  ])
})
