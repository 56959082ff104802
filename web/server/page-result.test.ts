import { expect, test } from 'vitest'
import { cachePolicyOf } from './page-result.ts'

const cachePolicy = (path: string, head: object) => cachePolicyOf(path, { value: null, head })

test('PL-17 caches a page only by its canonical address, and only if it has tags', () => {
  const tags = ['city:malopolskie/krakow']
  expect(cachePolicy('/zlobki/malopolskie/krakow', { tags })).toEqual({ tags, freshUntil: undefined })
  expect(cachePolicy('/zlobki/malopolskie/krakow?page=2', { tags, canonical: '/zlobki/malopolskie/krakow?page=2' })).toMatchObject({ tags })
  expect(cachePolicy('/zlobki/malopolskie/krakow?page=1', { tags })).toBeUndefined()
  expect(cachePolicy('/zlobki/malopolskie/krakow?x=1&page=2', { tags, canonical: '/zlobki/malopolskie/krakow?page=2' })).toBeUndefined()
  expect(cachePolicy('/zlobki/malopolskie/krakow', {})).toBeUndefined()
  expect(cachePolicy('/', { tags: [] })).toEqual({ tags: [], freshUntil: undefined })
  expect(cachePolicyOf('/', undefined)).toBeUndefined()
})
