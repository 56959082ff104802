import { expect, test } from 'vitest'
import { accountTypes } from '#core/access/account-type.ts'
import { effectiveType, generateRecoveryCodes, isCloned, parseRecoveryCode, parseTotpCode, requiresSecondFactor } from './recovery-code.ts'

test('AU-14 generates ten different recovery codes of 112 bits and parses each in any notation, and the shorter ones of before', () => {
  const codes = generateRecoveryCodes()
  expect([codes.length, new Set(codes).size]).toEqual([10, 10])
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-f]{4}(-[0-9a-f]{4}){6}$/)
    const normalized = code.replaceAll('-', '')
    for (const typed of [code, normalized, ` ${code.toUpperCase()} `, code.replaceAll('-', ' ')])
      expect(parseRecoveryCode(typed)).toBe(normalized)
  }
  expect(parseRecoveryCode('3F2A-9c1b-77de-0a41')).toBe('3f2a9c1b77de0a41')
  for (const invalid of ['', '123456', 'zzzz-zzzz-zzzz-zzzz', '3f2a-9c1b-77de-0a41-0', '3f2a9c1b77de0a4x1'])
    expect(parseRecoveryCode(invalid)).toBe(null)
})

test('AU-14 parses six digits with or without the gap that apps show', () => {
  expect([parseTotpCode('123456'), parseTotpCode(' 123 456 '), parseTotpCode('123-456')]).toEqual(['123456', '123456', '123456'])
  for (const invalid of ['', '12345', '1234567', 'abcdef', '3f2a-9c1b-77de-0a41']) expect(parseTotpCode(invalid)).toBe(null)
})

test('AU-14 treats support and CMS accounts as ordinary users in production until they show a second factor', () => {
  const types = (secondFactor: boolean, production: boolean) => accountTypes.map((type) => effectiveType(type, secondFactor, production))
  expect(types(false, true)).toEqual(['user', 'user', 'user'])
  expect(types(true, true)).toEqual([...accountTypes])
  expect(types(false, false)).toEqual([...accountTypes])
  expect(accountTypes.filter((type) => requiresSecondFactor(type, true))).toEqual(['support', 'cms'])
})

test('AU-14 detects a cloned passkey by a counter that does not rise, unless the device never counts', () => {
  expect([isCloned(0, 0), isCloned(0, 1), isCloned(5, 6)]).toEqual([false, false, false])
  expect([isCloned(5, 5), isCloned(5, 4), isCloned(5, 0)]).toEqual([true, true, true])
})
