import { expect, test } from 'vitest'
import { clock, day, freshness, host, money } from './said.ts'

test('days, hours, money and addresses as people write them', () => {
  expect(day('2025-09-17')).toBe('17.09.2025')
  expect(clock(390)).toBe('06:30')
  expect(money(150_000, 'en')).toBe('1,500\u00a0zł')
  expect(money(1_250, 'pl')).toBe('12,50\u00a0zł')
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
