import { describe, expect, test } from 'vitest'
import { complaintOf, fileMost, type RuledField } from './field-rules.ts'

const field = (told: Partial<RuledField>): RuledField => ({ name: 'x', type: 'text', required: false, dataset: {}, ...told })

describe('SH-13 VA-01 what is wrong with a field', () => {
  test('nothing there: required where it was never filled, empty where it was emptied, and a word of its own', () => {
    const required = field({ required: true })
    expect(complaintOf(required, '')).toBe('FIELD_REQUIRED')
    expect(complaintOf(required, '', 'Ala')).toBe('FIELD_EMPTY')
    expect(complaintOf(required, false)).toBe('FIELD_REQUIRED')
    expect(complaintOf(required, 0)).toBe(null)
    expect(complaintOf(field({ required: true, dataset: { missing: 'TERMS_NOT_ACCEPTED' } }), '')).toBe('TERMS_NOT_ACCEPTED')
    expect(complaintOf(field({}), '')).toBe(null)
  })

  test.each([
    ['phone', '1', 'PHONE_FIELD_MINIMAL_INPUT'],
    ['second_phone', '601 602', 'PHONE_FIELD_MINIMAL_INPUT'],
    ['parentPhone', '1 2 3 4 5 6', 'PHONE_FIELD_MINIMAL_INPUT'],
    ['phone', '1234567', null],
    ['phone', '', null],
    ['name', '12', null],
  ])('a field whose key contains phone, %s with "%s"', (name, typed, key) => expect(complaintOf(field({ name }), typed)).toBe(key))

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
  ] as const)('%j with "%s"', (told, typed, key) => expect(complaintOf(field(told), typed)).toBe(key))

  test('a number below the least or above the most', () => {
    const years = field({ type: 'number', min: '1', max: '6' })
    expect([0, 1, 6, 7].map((number) => complaintOf(years, number))).toEqual(['FIELD_TOO_LOW', null, null, 'FIELD_TOO_HIGH'])
  })

  test('UP-01 a file of another kind, and one over 5 MB', () => {
    const photo = field({ type: 'file', accept: '.jpg,.jpeg,.png' })
    const sized = (size: number) => Object.defineProperty(new File([], 'a.PNG'), 'size', { value: size })
    expect(complaintOf(photo, new File([], 'a.exe'))).toBe('error/bad-file-format')
    expect(complaintOf(photo, sized(fileMost))).toBe(null)
    expect(complaintOf(photo, sized(fileMost + 1))).toBe('error/file-too-big')
    expect(complaintOf(field({ accept: 'image/*' }), new File([], 'a', { type: 'image/webp' }))).toBe(null)
    expect(complaintOf(field({}), new File([], 'a.exe'))).toBe(null)
  })
})
