import { expect, test } from 'vitest'
import { displayHost, freshness } from './format.ts'

test('formats hosts', () => {
  expect(displayHost('https://www.zlobek.example.test/o-nas')).toBe('zlobek.example.test')
  expect(displayHost('no address')).toBe('no address')
})

test('decisions §6: a count is new for 14 days and known for 45', () => {
  expect(['2026-11-07', '2026-11-06', '2026-10-07', '2026-10-06'].map((on) => freshness(on, '2026-11-21'))).toEqual([
    'new',
    'known',
    'known',
    'old',
  ])
})
