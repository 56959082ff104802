import { expect, test } from 'vitest'
import { distance, money, numberFormat } from './formats.ts'

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

test('PR-13 CA-08 formats distances in each language', () => {
  expect([347, 996, 1234, 9_960, 14_400].map((metres) => distance(metres, 'pl').replace(/\s/g, ' '))).toEqual([
    '350 m',
    '1 km',
    '1,2 km',
    '10 km',
    '14 km',
  ])
  expect(distance(1234, 'ua').replace(/\s/g, ' ')).toBe('1,2 км')
  expect(distance(1234, 'en')).toBe('1.2 km')
})
