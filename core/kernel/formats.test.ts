import { expect, test } from 'vitest'
import { money, numberFormat } from './formats.ts'

test('formats money in each language', () => {
  expect(money(150_000, 'en')).toBe('1,500\u00a0zł')
  expect(money(1_250, 'pl')).toBe('12,50\u00a0zł')
  expect(money(1_250, 'ua')).toBe('12,50\u00a0зл')
  expect(money(0, 'pl')).toBe('0\u00a0zł')
})

test('creates a format once per language and options', () => {
  expect(numberFormat('pl')).toBe(numberFormat('pl'))
  expect(numberFormat('pl', { maximumFractionDigits: 1 })).not.toBe(numberFormat('pl'))
})
