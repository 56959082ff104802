import { expect, test } from 'vitest'
import { localityName } from './locality-name.ts'

test('adds the county to the locality whose slug is not that of its bare name', () => {
  expect(localityName('Kruszyn', 'włocławski', 'kruszyn')).toBe('Kruszyn')
  expect(localityName('Kruszyn', 'bydgoski', 'kruszyn-bydgoski')).toBe('Kruszyn (pow. bydgoski)')
})
