import { expect, test } from 'vitest'
import { parseOrder } from './order.ts'

test('CA-09 parses the sort order; absent or unknown values give the default', () => {
  expect(
    [undefined, 'nazwa', 'cena', 'polecane', 'najnowsze', 'ocena', 'najnowsze-opinie', 'odleglosc', 'price', ''].map(parseOrder),
  ).toEqual(['recommended', 'name', 'price', 'recommended', 'newest', 'rating', 'opinions', 'distance', 'recommended', 'recommended'])
})
