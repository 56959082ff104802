import { expect, test } from 'vitest'
import { valuesOf } from './read-form.ts'

test('a posted form: spaces around what was typed go, those of a password stay; of a name that comes twice the last', () => {
  expect(valuesOf({ email: ' ala@przyklad.pl ', password: ' hasło ', password_repeat: 'hasło ', day: ['1', ' 2 '] })).toEqual({
    email: 'ala@przyklad.pl',
    password: ' hasło ',
    password_repeat: 'hasło ',
    day: '2',
  })
  expect(valuesOf(undefined)).toEqual({})
})
