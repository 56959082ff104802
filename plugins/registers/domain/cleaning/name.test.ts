import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanName, registerNameOf } from './name.ts'

test.each([
  ['ŻŁOBEK  ,,MIŚ" S.C. ', 'Żłobek „Miś”', 'ŻŁOBEK ,,MIŚ" S.C.'],
  ['Żłobek ,,Miś" ', 'Żłobek „Miś”', null],
  ['Żłobek Miś_Leśna 1', 'Żłobek Miś Leśna 1', 'Żłobek Miś_Leśna 1'],
  ['Szkoła Im Jana', 'Szkoła im. Jana', null],
  ['Przedszkole nr 5, 00-950 Las', 'Przedszkole nr 5', 'Przedszkole nr 5, 00-950 Las'],
])('keeps the name of the register beside a changed one: %j', (text, cleaned, registerName) => {
  expect(registerNameOf(text, cleaned)).toBe(registerName)
})

describe('cleanName', () => {
  test.each([
    ['  Żłobek\u00a0 Zmyślony\t', 'Żłobek Zmyślony', ['name-whitespace']],
    ['Żłobek ,,Miś”', 'Żłobek „Miś”', ['name-quotes']],
    ["Żłobek ''Miś''", 'Żłobek „Miś”', ['name-quotes']],
    ['Żłobek \'Miś"', 'Żłobek „Miś”', ['name-quotes']],
    ['Żłobek" Miś"', 'Żłobek „Miś”', ['name-quotes']],
    ['Żłobek ,, Miś " w Lesie', 'Żłobek „Miś” w Lesie', ['name-quotes']],
    ['"Miś" - oddział ("Maja")', '„Miś” - oddział („Maja”)', ['name-quotes']],
    ['Żłobek „Miś”', 'Żłobek „Miś”', []],
    ['Żłobek "Miś', 'Żłobek Miś', ['name-quotes', 'name-quotes-unpaired']],
    ['"Klub "Miś" w Lesie', 'Klub „Miś” w Lesie', ['name-quotes', 'name-quotes-unpaired']],
    ['Żłobek "Kids\' Zone"', "Żłobek „Kids' Zone”", ['name-quotes']],
    ['ŻŁOBEK NR 2 "U MISIA I MAI"', 'Żłobek nr 2 „U Misia i Mai”', ['name-quotes', 'name-capitals']],
    ['KLUB MALUCHA OLA II SP. Z O.O.', 'Klub Malucha Ola II', ['name-capitals', 'name-legal-form']],
    ['Żłobek Zmyślony_Leśna 1', 'Żłobek Zmyślony Leśna 1', ['name-underscores']],
    ['"Zmyślony żłobek"', 'Zmyślony żłobek', ['name-quotes', 'name-quoted-whole']],
    ['„Zmyślony” i „Maja”', '„Zmyślony” i „Maja”', []],
    ['ŻŁOBEK IM. JANA PAWŁA II W ŁĄCE', 'Żłobek im. Jana Pawła II w Łące', ['name-capitals']],
    ['JĘZYKOWO-SPORTOWY ŻŁOBEK ABC', 'Językowo-Sportowy Żłobek ABC', ['name-capitals']],
    ["NIEPUBLICZNY ŻŁOBEK KID'S", "Niepubliczny Żłobek Kid's", ['name-capitals']],
    ['ŻŁOBEK D.ZMYŚLONA S.C.', 'Żłobek D. Zmyślona', ['name-capitals', 'name-legal-form', 'name-glued']],
    ["Przedszkole 'Zuch' w Lesie", 'Przedszkole „Zuch” w Lesie', ['name-quotes']],
    ["Żłobek Kids' Academy", "Żłobek Kids' Academy", []],
    ['SZKOŁA PODSTAWOWA IM. I ARMII WOJSKA POLSKIEGO', 'Szkoła Podstawowa im. I Armii Wojska Polskiego', ['name-capitals']],
    ['SZKOŁA IM. KRÓLA MACIUSIA I W LESIE', 'Szkoła im. Króla Maciusia I w Lesie', ['name-capitals']],
    ['PRZEDSZKOLE IM. GEN. JANA ZMYŚLONEGO', 'Przedszkole im. gen. Jana Zmyślonego', ['name-capitals']],
    ["PRZEDSZKOLE IM. D'ARTAGNANA", "Przedszkole im. D'Artagnana", ['name-capitals']],
    ['PRZEDSZKOLE IM. JANA I MARII', 'Przedszkole im. Jana i Marii', ['name-capitals']],
    ['Szkoła Podstawowa\nW Suścu\nIm. Jana Zmyślonego', 'Szkoła Podstawowa w Suścu im. Jana Zmyślonego', []],
    ['Z\u0307łobek Mis\u0301', 'Żłobek Miś', []],
    ['ŻŁOBEK Zmyślony', 'ŻŁOBEK Zmyślony', []],
    ['ABC', 'ABC', []],
  ])('%j becomes %j', (text, value, appliedRules) => {
    expect(cleanName(text)).toEqual({ value, appliedRules })
  })

  test('is idempotent and pairs all quotation marks', () => {
    const piece = fc.constantFrom(
      'Żłobek',
      'MIŚ',
      'i',
      'w',
      '"',
      ',,',
      '”',
      '„',
      "''",
      ' ',
      '  ',
      '\u00a0',
      '-',
      '(',
      ')',
      'II',
      'NR',
      '_',
      ' S.C. ',
      ' SP. Z O.O. ',
      '2',
      ',',
      '.',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (parts) => {
        const { value } = cleanName(parts.join(''))
        expect(cleanName(value).value).toBe(value)
        expect((value.match(/„/g) ?? []).length).toBe((value.match(/”/g) ?? []).length)
        expect(value).not.toMatch(/"|\s\s|^\s|\s$/)
      }),
    )
  })
})
