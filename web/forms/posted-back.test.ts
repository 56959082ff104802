import { expect, test } from 'vitest'
import { baitField, shownField } from '#web/data/traps.ts'
import { postedBack } from './posted-back.ts'

test('an island is told what was typed without passwords, codes and traps, and the first complaint of each field', () => {
  const values = { email: 'ala', password: 'tajne', password_repeat: 'tajne', code: '123456', [baitField]: '', [shownField]: '1' }
  const refused = {
    status: 422 as const,
    code: 'error/validation',
    message: 'Popraw',
    fields: { email: ['EMAIL_FIELD_INVALID', 'FIELD_TOO_LONG'], x: [] },
  }
  expect(postedBack({ values, foreign: false, rejected: refused })).toEqual({
    values: { email: 'ala' },
    errors: { email: 'EMAIL_FIELD_INVALID' },
    message: 'Popraw',
  })
  expect(postedBack({ values, foreign: false })).toEqual({ values: { email: 'ala' }, errors: {}, message: null })
  expect(postedBack(undefined)).toBeUndefined()
})
