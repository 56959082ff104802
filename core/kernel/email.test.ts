import { describe, expect, test } from 'vitest'
import { emailPieces, normalizeEmail, parseEmail } from './email.ts'

// In the square of the length, each would take some ten seconds.
test.each(['.', ',', '"', '/', 'a@'])('J11 a text as long as a request, all %j, is read at once', { timeout: 5000 }, (character) => {
  const text = `a@b.pl ${character.repeat(90_000)}!x`
  expect(parseEmail(text)).toBeNull()
  expect(emailPieces(text)[0]).toBe('a@b.pl')
})

describe('parseEmail', () => {
  test.each([
    ['jan@x.pl', 'jan@x.pl'],
    ['  Jan@X.PL ', 'jan@x.pl'],
    ['Jan X <a@b.pl>', 'a@b.pl'],
    ['"Nowak, Jan" <a@b.pl>', 'a@b.pl'],
    ['"jan@dom" <a@b.pl>', 'a@b.pl'],
    ['<a@b.pl>', 'a@b.pl'],
    ['a@b.pl.', 'a@b.pl'],
    ['mailto:a@b.pl', 'a@b.pl'],
    ['MAILTO:A@b.pl', 'a@b.pl'],
    ['e-mail: a@b.pl', 'a@b.pl'],
    ['\u200ba@b.pl\ufeff', 'a@b.pl'],
    ['biuro@żłobek.pl', 'biuro@xn--obek-z1a16a.pl'],
    ['biuro@ŻŁOBEK.pl', 'biuro@xn--obek-z1a16a.pl'],
    ['biuro@xn--obek-z1a16a.pl', 'biuro@xn--obek-z1a16a.pl'],
    ['a.b+c@poczta.example.com', 'a.b+c@poczta.example.com'],
  ])('reads %j as %s', (text, email) => {
    expect(parseEmail(text)).toBe(email)
    expect(parseEmail(email)).toBe(email)
  })

  test.each([
    '',
    'jan',
    'jan@x',
    'jan@@x.pl',
    'jan nowak@x.pl',
    'a@x.pl, b@x.pl',
    '<a@x.pl> <b@x.pl>',
    'b@x.pl <a@x.pl>',
    'a@x.pl\nBcc: b@x.pl',
    'a..b@x.pl',
    '.a@x.pl',
    'a.@x.pl',
    'a@-x.pl',
    'a@x_y.pl',
    'a@x.pl/path',
    'a@x.pl?subject=b',
    'a@1.2.3.4',
    'a@x.p',
    `${'a'.repeat(65)}@x.pl`,
  ])('reads no address in %j', (text) => {
    expect(parseEmail(text)).toBeNull()
  })
})

test('normalizes addresses; anything else only loses case and blanks', () => {
  expect(normalizeEmail(' Jan <Jan@X.pl> ')).toBe('jan@x.pl')
  expect(normalizeEmail(' Nie Adres ')).toBe('nie adres')
})

test('finds the pieces of a line that should be addresses', () => {
  expect(emailPieces('Jan <a@x.pl>, mailto:b@x.pl; c@x')).toEqual(['a@x.pl', 'b@x.pl', 'c@x'])
  expect(emailPieces('a@x.pl/b@x.pl')).toEqual(['a@x.pl', 'b@x.pl'])
  expect(emailPieces('Grupa Motylki')).toEqual(['Grupa Motylki'])
})
