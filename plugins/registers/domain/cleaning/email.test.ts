import { expect, test } from 'vitest'
import { cleanEmail } from '../address.ts'

test.each([
  ['a@example.test', 'a@example.test', []],
  [' A.B@EXAMPLE.TEST ', 'a.b@example.test', ['email-case']],
  ['mailto:a@example.test', 'a@example.test', []],
  ['a@example.test; b@example.test', 'a@example.test', ['email-two-in-one']],
  ['a@x, b@example.test', 'b@example.test', ['email-two-in-one']],
  ['dziecięcy@example.test', '', ['email-invalid']],
  ['a@example', '', ['email-invalid']],
  ['a..b@example.test', '', ['email-invalid']],
  ['www.example.test', '', ['email-invalid']],
  ['Zmyślona Anna <a@example.test>', 'a@example.test', ['email-case']],
  ['a@example.test.', 'a@example.test', []],
  ['biuro@żłobek.test', 'biuro@xn--obek-z1a16a.test', []],
  ['', '', ['email-missing']],
  ['brak', '', ['email-missing']],
])('e-mail %j becomes %j', (text, value, appliedRules) => {
  expect(cleanEmail(text)).toEqual({ value, appliedRules })
})
