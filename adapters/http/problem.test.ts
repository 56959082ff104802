import { expect, test } from 'vitest'
import { Failure } from '#core/kernel/failure.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Unavailable } from '#core/ports/unavailable.ts'
import { problemOf, serverError } from './problem.ts'

class SessionEnded extends Failure('SessionEnded', 'unauthenticated') {}
const texts: Readonly<Record<string, string>> = {
  'error/validation': 'Popraw zaznaczone pola',
  'error/unavailable': 'Chwilowo niedostępne',
  'error/server-error': 'Nieoczekiwany błąd',
  'error.unauthenticated': 'Zaloguj się',
  FIELD_UNKNOWN: 'Nieznane pole',
  FIELD_INVALID: 'Nieprawidłowa wartość',
}
const t = (key: string) => texts[key] ?? key
const detailOf = (failure: Parameters<typeof problemOf>[0]) => problemOf(failure, t, 'r').detail

test('ER-04 every problem has a detail: the reason, the fields, or the message', () => {
  expect(detailOf(new SessionEnded({ detail: 'token_reused' }))).toBe('token_reused')
  expect(detailOf(new SessionEnded())).toBe('Zaloguj się')
  expect(detailOf(new Validation({ schema: { x: ['FIELD_UNKNOWN'], page: ['FIELD_INVALID'] } }))).toBe(
    'x: Nieznane pole; page: Nieprawidłowa wartość',
  )
  expect(serverError(t, 'r')).toMatchObject({ status: 500, code: 'error/server-error', detail: 'Nieoczekiwany błąd' })
})

test('ER-04 what an operator must know about an outage is not told to clients', () => {
  const outage = new Unavailable({ detail: 'The database denies access: wrong password, role or name.' })
  expect(problemOf(outage, t, 'r')).toMatchObject({ status: 503, detail: 'Chwilowo niedostępne' })
  expect(JSON.stringify(problemOf(outage, t, 'r'))).not.toContain('password')
})
