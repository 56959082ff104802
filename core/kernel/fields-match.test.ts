import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { Email, NewPassword } from './field-schemas.ts'
import { fieldsMatch } from './fields-match.ts'

const Form = Schema.Struct({
  email: Email,
  email_repeat: Schema.String,
  password: NewPassword,
  password_repeat: Schema.optional(Schema.String),
}).check(fieldsMatch('email', 'email_repeat', 'EMAILS_DIFFER'), fieldsMatch('password', 'password_repeat', 'PASSWORDS_DIFFER'))
const valid = { email: 'ala@przyklad.pl', email_repeat: 'Ala@przyklad.pl', password: 'osiem znaków', password_repeat: 'osiem znaków' }
const { password_repeat: _, ...withoutRepeat } = valid

test('AU-01 VA-01 accepts matching repeated values, e-mail addresses in any case', () => {
  expect(decodeInput(Form, valid)).toEqual({ value: valid })
  expect(decodeInput(Form, withoutRepeat)).toEqual({ value: withoutRepeat })
})

test('AU-01 VA-01 reports all mismatches at the repeated fields', () => {
  expect(decodeInput(Form, { ...valid, email_repeat: 'ola@przyklad.pl', password_repeat: 'Osiem znaków' })).toEqual({
    schema: { email_repeat: ['EMAILS_DIFFER'], password_repeat: ['PASSWORDS_DIFFER'] },
  })
})
