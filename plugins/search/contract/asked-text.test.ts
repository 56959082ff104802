import { expect, test } from 'vitest'
import { askedText } from './asked-text.ts'

test('SM-24 kind and age that the form of the home page has chosen are words of the text', () => {
  expect(askedText({ q: ' Kraków ', rodzaj: 'zlobki', wiek: '2' })).toBe('żłobek Kraków dla dwulatka')
  expect(askedText({ q: 'Wola', rodzaj: '', wiek: '' })).toBe('Wola')
  expect(askedText({ rodzaj: 'przedszkola' })).toBe('przedszkole')
  expect(askedText({ q: 'Wola', rodzaj: 'constructor', wiek: '99' })).toBe('Wola')
  expect(askedText({})).toBe('')
})
