import { expect, test } from 'vitest'
import { toldApart } from './namesakes.ts'

test('only the namesake without the bare slug bears its county', () => {
  expect(toldApart('Kruszyn', 'włocławski', 'kruszyn')).toBe('Kruszyn')
  expect(toldApart('Kruszyn', 'bydgoski', 'kruszyn-bydgoski')).toBe('Kruszyn (pow. bydgoski)')
})
