import { expect, test } from 'vitest'
import { parseEmails } from './parse-emails.ts'

const found = (...lines: readonly string[]) => parseEmails(lines).map(({ line, text, result }) => `${line} ${text} ${result}`)

test.each([
  ['ola@x.pl', ['1 ola@x.pl new']],
  ['  OLA@X.PL ;', ['1 ola@x.pl new']],
  ['Jan Nowak <jan@x.pl>', ['1 jan@x.pl new']],
  ['"Nowak, Jan" <jan@x.pl>, ola@x.pl', ['1 jan@x.pl new', '1 ola@x.pl new']],
  ['"jan@dom" <jan@x.pl>', ['1 jan@x.pl new']],
  ['a@x.pl,b@x.pl;c@x.pl d@x.pl\te@x.pl', ['1 a@x.pl new', '1 b@x.pl new', '1 c@x.pl new', '1 d@x.pl new', '1 e@x.pl new']],
  ['mailto:ola@x.pl.', ['1 ola@x.pl new']],
  ['\u200bola@x.pl\ufeff', ['1 ola@x.pl new']],
  ['Grupa Motylki', ['1 Grupa Motylki invalid']],
  ['ola@x', ['1 ola@x invalid']],
  ['ola@@x.pl', ['1 ola@@x.pl invalid']],
  ['@', ['1 @ invalid']],
  ['', []],
  [' , ; ', []],
  ['<>', ['1 <> invalid']],
  [`${'a'.repeat(300)}@x.pl`, [`1 ${'a'.repeat(100)} invalid`]],
])('ME-01 reads %j', (line, expected) => {
  expect(found(line)).toEqual(expected)
})

test('ME-01 the first of equal addresses counts, whatever their case; lines keep their numbers', () => {
  expect(found('ola@x.pl', '', 'Ola@X.pl', 'nic', 'JAN@x.pl; ola@x.PL')).toEqual([
    '1 ola@x.pl new',
    '3 ola@x.pl duplicate',
    '4 nic invalid',
    '5 jan@x.pl new',
    '5 ola@x.pl duplicate',
  ])
})

test('ME-01 five thousand lines with junk are all read', () => {
  const junk = ['', ' ; ', 'Grupa Żabki', '<<<<', 'a@', '"" <>', `${'x'.repeat(400)} @ ,,,`]
  const lines = Array.from({ length: 5000 }, (_, n) =>
    n % 2 ? (junk[n % junk.length] ?? '') : `Rodzic ${n} <Rodzic.${n % 900}@Szkola.PL>`,
  )
  const parsed = parseEmails(lines)
  expect(parsed.filter(({ result }) => result === 'new')).toHaveLength(450)
  expect(parsed.filter(({ result }) => result === 'duplicate')).toHaveLength(2050)
})
