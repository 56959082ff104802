import { expect, test } from 'vitest'
import { afterWrongGuess, codePayload, digitsOf, generateCode, guessesPerCode, isCodeAlive, newCode } from './code.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const claim = { id: 'c', account_id: 'a', facility_id: 'f' }

test('CL-03 generates six digits, and stores none of them', () => {
  const codes = Array.from({ length: 200 }, generateCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(codes).size).toBeGreaterThan(190)
  const { code, stored } = newCode(claim, (payload) => `mac of ${payload.length}`, now)
  expect(JSON.stringify(stored)).not.toContain(code)
  expect(digitsOf(` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe(code)
})

test('CL-03 a code works for fifteen minutes, for one claim, and ends with the fifth wrong guess', () => {
  const { stored } = newCode(claim, (payload) => payload, now)
  expect(isCodeAlive(stored, new Date('2026-11-23T10:14:59.000Z'))).toBe(true)
  expect(isCodeAlive(stored, new Date('2026-11-23T10:15:00.000Z'))).toBe(false)
  expect(codePayload('1', 'c', '123456')).not.toBe(codePayload('1', 'd', '123456'))
  const guessed = Array.from({ length: guessesPerCode }).reduce<typeof stored>((code) => afterWrongGuess(code, now), stored)
  expect(isCodeAlive(afterWrongGuess(stored, now), now)).toBe(true)
  expect(isCodeAlive(guessed, now)).toBe(false)
})
