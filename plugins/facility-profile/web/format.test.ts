import { expect, test } from 'vitest'
import { displayHost } from './format.ts'

test('formats hosts', () => {
  expect(displayHost('https://www.zlobek.example.test/o-nas')).toBe('zlobek.example.test')
  expect(displayHost('no address')).toBe('no address')
})
