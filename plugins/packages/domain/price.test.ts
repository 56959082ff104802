import { expect, test } from 'vitest'
import { priceOf } from './price.ts'

test.each([
  [49_900, 0, { net: 49_900, vat: 11_477, gross: 61_377 }],
  [99_900, 20, { net: 79_920, vat: 18_382, gross: 98_302 }],
  [50, 0, { net: 50, vat: 12, gross: 62 }],
  [100, 100, { net: 0, vat: 0, gross: 0 }],
])('PK-06 %i grosze less %i %%', (net, discount, price) => {
  expect(priceOf(net, discount)).toEqual(price)
})
