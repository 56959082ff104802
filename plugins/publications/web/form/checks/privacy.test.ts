import { expect, test } from 'vitest'
import { privacyHitsOf } from './privacy.ts'

const marksOf = (content: string, title = 'Bal jesieni', lead = '') => privacyHitsOf({ title, lead, content }).map(({ words }) => words)

test('NE-01 names of children with their surname, PESELs, telephones and addresses of homes are marked, each once', () => {
  expect(marksOf('Dziewczynka Zosia Kowalska wygrała. Telefon 601 234 567, jeszcze raz 601 234 567.')).toEqual([
    'Zosia Kowalska',
    '601 234 567',
  ])
  expect(marksOf('', 'PESEL 44051401359', 'Mieszkamy przy ul. Lipowej 3/5')).toEqual(['44051401359', 'ul. Lipowej 3/5'])
})

test('NE-01 first names, days and the links of the facility are no personal data', () => {
  expect(marksOf('Zosia i Staś zapraszają 24.10.2026 o 16:00. Zapisy: www.bajka.pl, biuro@bajka.pl')).toEqual([])
})
