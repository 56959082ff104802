import { expect, test } from 'vitest'
import { generateToken } from './ids.ts'

test('J11.10 a token has 128 random bits: each digit takes each value', () => {
  const tokens = Array.from({ length: 1000 }, generateToken)
  expect(tokens.every((token) => /^[0-9a-f]{32}$/.test(token))).toBe(true)
  const values = Array.from({ length: 32 }, (_, at) => new Set(tokens.map((token) => token[at])).size)
  expect(values).toEqual(values.map(() => 16))
})
