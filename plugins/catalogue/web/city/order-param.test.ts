import { expect, test } from 'vitest'
import { parseOrder } from './order-param.ts'

test('CA-09 parses the sort order; absent or unknown values sort by name', () => {
  expect([undefined, 'nazwa', 'cena', 'polecane', 'najnowsze', 'price', ''].map(parseOrder)).toEqual([
    'name',
    'name',
    'price',
    'recommended',
    'newest',
    'name',
    'name',
  ])
})
