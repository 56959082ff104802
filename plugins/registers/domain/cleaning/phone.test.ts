import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanPhone } from '../address.ts'

describe('cleanPhone', () => {
  const one = { phone: '+48500000001' }
  const two = { phone: '+48500000001', second_phone: '+48500000002' }
  test.each([
    ['500000001', one, []],
    ['500 000 001', one, []],
    ['500-000-001', one, []],
    ['="500000001"', one, []],
    ['+48500000001', one, ['phone-prefix']],
    ['48500000001', one, ['phone-prefix']],
    ['0048 500 000 001', one, ['phone-prefix']],
    ['0500000001', one, ['phone-prefix']],
    ['50/0000001', one, ['phone-area-code']],
    ['/50/0000001', one, ['phone-area-code']],
    ['500000001wew.206', one, ['phone-extension']],
    ['500000001,500000002', two, ['phone-two-in-one']],
    ['500000001;500000002', two, ['phone-two-in-one']],
    ['500000001/500000002', two, ['phone-two-in-one']],
    ['500000001lub500000002', two, ['phone-two-in-one']],
    ['500000001oraz500000002', two, ['phone-two-in-one']],
    ['500000001:500000002', two, ['phone-two-in-one']],
    ['500000001500000002', two, ['phone-two-in-one']],
    ['500000001zlobek,500000002dyrektor', two, ['phone-two-in-one']],
    ['50/0000001,500000002,500000003', two, ['phone-area-code', 'phone-two-in-one']],
    ['+48500000001+48500000002', two, ['phone-prefix', 'phone-two-in-one']],
    ['0500000001/295', one, ['phone-prefix', 'phone-two-in-one', 'phone-too-short']],
    ['50000001', {}, ['phone-too-short']],
    ['5000000011', {}, ['phone-too-long']],
    ['+48 (0) 50 000 00 01', one, ['phone-prefix']],
    ['050/000-00-01', one, ['phone-area-code']],
    ['50 000 00 01-03', one, ['phone-range']],
    ['50 000 00 01 w. 12', one, ['phone-extension']],
    ['+48 5000000', {}, ['phone-too-short']],
    ['', {}, ['phone-missing']],
    ['brak', {}, ['phone-missing']],
  ])('%j becomes %j', (text, value, appliedRules) => {
    const cleaned = cleanPhone(text)
    expect(cleaned.value).toEqual(value)
    expect(cleaned.appliedRules.filter((rule) => rule !== 'phone-prefix')).toEqual(appliedRules.filter((rule) => rule !== 'phone-prefix'))
  })

  test('returns E.164 numbers or none for any text, and is idempotent', () => {
    const piece = fc.constantFrom('5', '0', '48', '500000001', '+', '/', ',', ' ', 'lub', 'wew.', '-', '22')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (parts) => {
        for (const number of Object.values(cleanPhone(parts.join('')).value)) {
          expect(number).toMatch(/^\+48[1-9]\d{8}$/)
          expect(cleanPhone(number).value).toEqual({ phone: number })
        }
      }),
    )
  })
})
