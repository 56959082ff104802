import { expect, test } from 'vitest'
import { searchInAddress } from './search-in-address.ts'

test('separates the proposed name from the search', () => {
  expect(searchInAddress('/user/searches/new?nazwa=%C5%BB%C5%82obki&miasto=malopolskie%2Fkrakow&cechy=a&cechy=b')).toEqual({
    name: 'Żłobki',
    query: 'miasto=malopolskie%2Fkrakow&cechy=a&cechy=b',
  })
  expect(searchInAddress('/user/searches/new')).toEqual({ name: '', query: '' })
  expect(searchInAddress(`/user/searches/new?miasto=malopolskie%2Fkrakow&q=${'x'.repeat(2000)}`).query).toBe('')
})
