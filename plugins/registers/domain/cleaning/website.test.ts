import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanWebsite } from './website.ts'

describe('cleanWebsite', () => {
  test.each([
    ['https://a.test/x?id=1', 'https://a.test/x?id=1', []],
    ['http://a.test/', 'http://a.test', []],
    [' http://a.test ', 'http://a.test', []],
    ['www.a.test', 'https://www.a.test', ['website-scheme']],
    ['a.test/żłobek', 'https://a.test/%C5%BC%C5%82obek', ['website-scheme']],
    ['WWW.A.TEST', 'https://www.a.test', ['website-scheme', 'website-capitals']],
    ['http:\\\\a.test', 'http://a.test', ['website-punctuation']],
    ['http-//a.test', 'http://a.test', ['website-punctuation']],
    ['https:/a.test', 'https://a.test', ['website-punctuation']],
    ['http://https://a.test', 'http://a.test', []],
    ['www,a.test', 'https://www.a.test', ['website-scheme', 'website-punctuation']],
    ['www. a.test', 'https://www.a.test', ['website-scheme', 'website-punctuation']],
    ['www.a.test, www.b.test', 'https://www.a.test', ['website-scheme', 'website-two-in-one']],
    ['a.test i b.test', 'https://a.test', ['website-scheme', 'website-two-in-one']],
    ['www.a.test   zakładka żłobek', 'https://www.a.test', ['website-scheme', 'website-words']],
    ['żłobek.test', 'https://xn--obek-z1a16a.test', ['website-scheme']],
  ])('%j becomes %j', (text, website, appliedRules) => {
    expect(cleanWebsite(text)).toEqual({ value: { website }, appliedRules })
  })

  test.each([
    'brak',
    'Brak danych',
    '-',
    '---',
    '.',
    '0',
    'nie dotyczy',
    'nie posiada',
    'undefined',
    'w budowie',
    'http://',
    'brak strony internetowej ',
  ])('treats %j as no website', (text) => {
    expect(cleanWebsite(text)).toEqual({ value: {}, appliedRules: ['website-none'] })
  })

  test.each([
    'ul. Zmyślona 3',
    'A. Zmyślonej 31/9',
    'Zmyślona',
    'www.zlobek',
    'a.edu.p',
    'facebook',
    'facebook: Żłobek',
    'https://www.facebook.com',
    'www.facebook.com/Żłobek Miś',
    'a,b.test',
    '1.2.3.4',
  ])('rejects %j, which is no address', (text) => {
    expect(cleanWebsite(text)).toEqual({ value: {}, appliedRules: ['website-not-an-address'] })
  })

  test.each(['a@example.test', 'www.a@example.test', 'a@test'])('rejects %j, which is an e-mail', (text) => {
    expect(cleanWebsite(text)).toEqual({ value: {}, appliedRules: ['website-email'] })
  })

  test('takes Facebook and Instagram pages as social', () => {
    expect(cleanWebsite('www.facebook.com/Zmyslony')).toEqual({
      value: { social: 'https://www.facebook.com/Zmyslony' },
      appliedRules: ['website-scheme', 'website-social'],
    })
    expect(cleanWebsite('https://instagram.com/zmyslony').value).toEqual({ social: 'https://instagram.com/zmyslony' })
    expect(cleanWebsite('https://notfacebook.com/x').value).toEqual({ website: 'https://notfacebook.com/x' })
    expect(cleanWebsite('')).toEqual({ value: {}, appliedRules: [] })
  })

  test('returns http or https URLs or none for any text, and is idempotent', () => {
    const piece = fc.constantFrom(
      'http',
      'https',
      ':',
      '//',
      '\\',
      'www',
      '.',
      'a',
      'b.test',
      '@',
      ' ',
      ',',
      'javascript:',
      'facebook.com',
      '/',
      '?',
      '#',
      'ż',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (parts) => {
        for (const address of Object.values(cleanWebsite(parts.join('')).value)) {
          expect(new URL(address).protocol).toMatch(/^https?:$/)
          expect(Object.values(cleanWebsite(address).value)).toEqual([address])
        }
      }),
    )
  })
})
