import { expect, test } from 'vitest'
import { cachePolicyOf } from './rendered.ts'

const kept = (path: string, head: object) => cachePolicyOf(path, { value: null, head })

test('PL-17 a page is kept under its canonical address alone, and only where it names its tags', () => {
  const tags = ['city:malopolskie/krakow']
  expect(kept('/zlobki/malopolskie/krakow', { tags })).toEqual({ tags, freshUntil: undefined })
  expect(kept('/zlobki/malopolskie/krakow?page=2', { tags, canonical: '/zlobki/malopolskie/krakow?page=2' })).toMatchObject({ tags })
  expect(kept('/zlobki/malopolskie/krakow?page=1', { tags })).toBeUndefined()
  expect(kept('/zlobki/malopolskie/krakow?x=1&page=2', { tags, canonical: '/zlobki/malopolskie/krakow?page=2' })).toBeUndefined()
  expect(kept('/zlobki/malopolskie/krakow', {})).toBeUndefined()
  expect(kept('/', { tags: [] })).toEqual({ tags: [], freshUntil: undefined })
  expect(cachePolicyOf('/', undefined)).toBeUndefined()
})
