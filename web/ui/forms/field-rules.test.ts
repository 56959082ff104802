import { describe, expect, test } from 'vitest'
import { maxFileBytes, type RuledField, validateField } from './field-rules.ts'

const field = (properties: Partial<RuledField>): RuledField => ({ name: 'x', type: 'text', required: false, dataset: {}, ...properties })

describe('SH-13 VA-01 validation of a field', () => {
  test('an empty field is required if it never had a value, empty if it was cleared, or has its own message', () => {
    const required = field({ required: true })
    expect(validateField(required, '')).toBe('FIELD_REQUIRED')
    expect(validateField(required, '', 'Ala')).toBe('FIELD_EMPTY')
    expect(validateField(required, false)).toBe('FIELD_REQUIRED')
    expect(validateField(required, 0)).toBe(null)
    expect(validateField(field({ required: true, dataset: { missing: 'TERMS_NOT_ACCEPTED' } }), '')).toBe('TERMS_NOT_ACCEPTED')
    expect(validateField(field({}), '')).toBe(null)
  })

  test.each([
    ['phone', '1', 'PHONE_FIELD_MINIMAL_INPUT'],
    ['second_phone', '601 602', 'PHONE_FIELD_MINIMAL_INPUT'],
    ['parentPhone', '1 2 3 4 5 6', 'PHONE_FIELD_MINIMAL_INPUT'],
    ['phone', '1234567', null],
    ['phone', '', null],
    ['name', '12', null],
  ])('a field whose key contains phone, %s with "%s"', (name, typed, key) => expect(validateField(field({ name }), typed)).toBe(key))

  test.each([
    [{ type: 'email' }, 'ala', 'EMAIL_FIELD_INVALID'],
    [{ type: 'email' }, 'ala@przyklad.pl', null],
    [{ type: 'url' }, 'przedszkole.pl', null],
    [{ type: 'url' }, 'nasze przedszkole', 'URL_FIELD_INVALID'],
    [{ minLength: 3, dataset: { short: 'NAME_TOO_SHORT' } }, 'Li', 'NAME_TOO_SHORT'],
    [{ minLength: 50 }, 'a'.repeat(49), 'FIELD_TOO_SHORT'],
    [{ minLength: 50 }, 'a'.repeat(50), null],
    [{ maxLength: 3 }, 'Ala ma', 'FIELD_TOO_LONG'],
    [{ maxLength: -1 }, 'Ala ma', null],
    [{ pattern: '\\d{6}', dataset: { wrong: 'CODE_FIELD_INVALID' } }, '12345', 'CODE_FIELD_INVALID'],
    [{ pattern: '\\d{6}' }, '1234567', 'FIELD_INVALID'],
    [{ pattern: '\\d{6}' }, '123456', null],
  ] as const)('%j with "%s"', (properties, typed, key) => expect(validateField(field(properties), typed)).toBe(key))

  test('rejects a number below the minimum or above the maximum', () => {
    const years = field({ type: 'number', min: '1', max: '6' })
    expect([0, 1, 6, 7].map((number) => validateField(years, number))).toEqual(['FIELD_TOO_LOW', null, null, 'FIELD_TOO_HIGH'])
  })

  test('UP-01 rejects a file of another type, and one over 5 MB', () => {
    const photo = field({ type: 'file', accept: '.jpg,.jpeg,.png' })
    const sized = (size: number) => Object.defineProperty(new File([], 'a.PNG'), 'size', { value: size })
    expect(validateField(photo, new File([], 'a.exe'))).toBe('error/bad-file-format')
    expect(validateField(photo, sized(maxFileBytes))).toBe(null)
    expect(validateField(photo, sized(maxFileBytes + 1))).toBe('error/file-too-big')
    expect(validateField(field({ accept: 'image/*' }), new File([], 'a', { type: 'image/webp' }))).toBe(null)
    expect(validateField(field({}), new File([], 'a.exe'))).toBe(null)
  })
})
