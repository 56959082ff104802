import { expect, test } from 'vitest'
import { honeypotField } from '#web/runtime/honeypot.ts'
import { toSubmittedForm } from './submitted-form.ts'

test('contains values without passwords, codes and the honeypot field, and the first error of each field', () => {
  const values = { email: 'ala', post_code: '30-001', password: 'tajne', password_repeat: 'tajne', code: '123456', [honeypotField]: '' }
  const rejected = {
    status: 422 as const,
    code: 'error/validation',
    message: 'Popraw',
    fields: { email: ['EMAIL_FIELD_INVALID', 'FIELD_TOO_LONG'], x: [] },
  }
  expect(toSubmittedForm({ values, crossSite: false, rejected })).toEqual({
    values: { email: 'ala', post_code: '30-001' },
    errors: { email: 'EMAIL_FIELD_INVALID' },
    message: 'Popraw',
  })
  expect(toSubmittedForm({ values, crossSite: false })).toEqual({
    values: { email: 'ala', post_code: '30-001' },
    errors: {},
    message: null,
  })
  expect(toSubmittedForm(undefined)).toBeUndefined()
})
