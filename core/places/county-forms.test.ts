import { expect, test } from 'vitest'
import { countyForms, hasCountyForms } from './county-forms.ts'

const textsOf = (name: string) => countyForms(name).map(({ text, case: of }) => `${of}: ${text}`)

test.each([
  [
    'wielicki',
    ['nominative: powiat wielicki', 'genitive: powiatu wielickiego', 'locative: powiecie wielickim', 'instrumental: powiatem wielickim'],
  ],
  ['łódzki wschodni', ['locative: powiecie łódzkim wschodnim', 'nominative: łódzki wschodni county']],
  ['czarnkowsko-trzcianecki', ['locative: powiecie czarnkowsko-trzcianeckim', 'genitive: czarnkowsko-trzcianeckiego powiatu']],
  ['bielski', ['nominative: бельський повіт', 'locative: бельському повіті']],
])('a county has the forms of a sentence: %s', (name, forms) => expect(textsOf(name)).toEqual(expect.arrayContaining(forms)))

test('only counties called by an adjective have forms of their own; the others are one city', () => {
  expect(['wielicki', 'warszawski zachodni', 'Kraków', 'Ruda Śląska', ''].map(hasCountyForms)).toEqual([true, true, false, false, false])
})
