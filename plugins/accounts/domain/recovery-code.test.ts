import { expect, test } from 'vitest'
import { newRecoveryCodes, readAppCode, readRecoveryCode } from './recovery-code.ts'

test('AU-14 ten different recovery codes, read however they are typed', () => {
  const codes = newRecoveryCodes()
  expect([codes.length, new Set(codes).size]).toEqual([10, 10])
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-f]{4}(-[0-9a-f]{4}){3}$/)
    const kept = code.replaceAll('-', '')
    for (const typed of [code, kept, ` ${code.toUpperCase()} `, code.replaceAll('-', ' ')]) expect(readRecoveryCode(typed)).toBe(kept)
  }
  for (const none of ['', '123456', 'zzzz-zzzz-zzzz-zzzz', '3f2a-9c1b-77de-0a41-0', '3f2a9c1b77de0a4x1'])
    expect(readRecoveryCode(none)).toBe(null)
})

test('AU-14 six digits, with or without the gap that apps show', () => {
  expect([readAppCode('123456'), readAppCode(' 123 456 '), readAppCode('123-456')]).toEqual(['123456', '123456', '123456'])
  for (const none of ['', '12345', '1234567', 'abcdef', '3f2a-9c1b-77de-0a41']) expect(readAppCode(none)).toBe(null)
})
