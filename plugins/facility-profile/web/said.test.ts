import { expect, test } from 'vitest'
import { day, distance, freshness, host } from './said.ts'

test('days and addresses as people write them', () => {
  expect(day('2025-09-17')).toBe('17.09.2025')
  expect(host('https://www.zlobek.example.test/o-nas')).toBe('zlobek.example.test')
  expect(host('no address')).toBe('no address')
})

test('decisions §6: a count is news for 14 days and known for 45', () => {
  expect(['2026-11-07', '2026-11-06', '2026-10-07', '2026-10-06'].map((on) => freshness(on, '2026-11-21'))).toEqual([
    'new',
    'known',
    'known',
    'old',
  ])
})

test('PR-13 distances as people say them, in each language', () => {
  expect([distance(347, 'pl'), distance(1234, 'pl'), distance(14_400, 'pl')].map((text) => text.replace(/\s/g, ' '))).toEqual([
    '350 m',
    '1,2 km',
    '14 km',
  ])
  expect(distance(1234, 'ua').replace(/\s/g, ' ')).toBe('1,2 км')
  expect(distance(1234, 'en')).toBe('1.2 km')
})
