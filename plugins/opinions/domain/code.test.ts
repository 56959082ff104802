import { expect, test } from 'vitest'
import { codePayload, generateCode } from './code.ts'

test('OP-07 codes are short, legible and different; how they are typed does not matter', () => {
  const codes = Array.from({ length: 500 }, generateCode)
  expect(new Set(codes).size).toBe(500)
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
  expect(codePayload('f', ' k7qm 9x2p')).toBe(codePayload('f', 'K7QM-9X2P'))
  expect(codePayload('f', 'K7QM-9X2P')).not.toBe(codePayload('g', 'K7QM-9X2P'))
})
