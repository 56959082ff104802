import { expect, test } from 'vitest'
import { valuesOf } from './read-posted-form.ts'

test('trims values except passwords and takes the last value of a repeated name', () => {
  expect(valuesOf({ email: ' ala@przyklad.pl ', password: ' hasło ', password_repeat: 'hasło ', day: ['1', ' 2 '] })).toEqual({
    email: 'ala@przyklad.pl',
    password: ' hasło ',
    password_repeat: 'hasło ',
    day: '2',
  })
  expect(valuesOf(undefined)).toEqual({})
})
