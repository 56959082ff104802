import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { sameAs } from './same-as.ts'
import { Email, NewPassword } from './typed.ts'

const Twice = Schema.Struct({
  email: Email,
  email_repeat: Schema.String,
  password: NewPassword,
  password_repeat: Schema.optional(Schema.String),
}).check(sameAs('email', 'email_repeat', 'EMAILS_DIFFER'), sameAs('password', 'password_repeat', 'PASSWORDS_DIFFER'))
const right = { email: 'ala@przyklad.pl', email_repeat: 'Ala@przyklad.pl', password: 'osiem znaków', password_repeat: 'osiem znaków' }
const { password_repeat: _, ...once } = right

test('AU-01 VA-01 what is typed twice agrees, addresses in any case', () => {
  expect(decodeInput(Twice, right)).toEqual({ value: right })
  expect(decodeInput(Twice, once)).toEqual({ value: once })
})

test('AU-01 VA-01 what differs is told at the repeated fields, all at once', () => {
  expect(decodeInput(Twice, { ...right, email_repeat: 'ola@przyklad.pl', password_repeat: 'Osiem znaków' })).toEqual({
    schema: { email_repeat: ['EMAILS_DIFFER'], password_repeat: ['PASSWORDS_DIFFER'] },
  })
})
