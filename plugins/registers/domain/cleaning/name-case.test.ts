import { expect, test } from 'vitest'
import { cleanNameCase } from './name-case.ts'

test.each([
  ['Przedszkole "Jaś I Małgosia" w Lesie', 'Przedszkole "Jaś i Małgosia" w Lesie', ['name-mis-cased']],
  ['Szkoła Podstawowa im. Powstańców ŚLąskich', 'Szkoła Podstawowa im. Powstańców Śląskich', ['name-mis-cased']],
  ['Konwaliowy Domek Ii', 'Konwaliowy Domek II', ['name-mis-cased']],
  ['Punkt Przedszkolny Przy Szkole Podstawowej', 'Punkt Przedszkolny przy Szkole Podstawowej', ['name-mis-cased']],
  ['Przedszkole Ul. Leśna 1', 'Przedszkole ul. Leśna 1', ['name-mis-cased']],
  ['Szkoła Podstawowa im.ks.jana Wymyślonego', 'Szkoła Podstawowa im. ks. Jana Wymyślonego', ['name-glued']],
  ['Szkoła Podstawowa im.j.wymyślonej', 'Szkoła Podstawowa im. J. Wymyślonej', ['name-glued']],
  ['Szkoła Muzyczna nr 2 im. T.wymyślonego', 'Szkoła Muzyczna nr 2 im. T. Wymyślonego', ['name-glued']],
])('%s → %s', (text, value, appliedRules) => {
  expect(cleanNameCase(text)).toEqual({ value, appliedRules })
})

test.each([
  'Szkoła Muzyczna I Stopnia',
  'Szkoła Podstawowa im. I Armii Wojska Polskiego',
  'Przedszkole im. Króla Maciusia I w Ujściu',
  'Przedszkole "Pod Dębem"',
  'Edukacja Aktywna.pl Sp. z o.o.',
  'O Krok Dalej',
])('leaves %s unchanged', (text) => {
  expect(cleanNameCase(text)).toEqual({ value: text, appliedRules: [] })
})
