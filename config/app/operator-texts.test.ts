import { expect, test } from 'vitest'
import { Failure } from '#core/kernel/failure.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { describeFailure, describeFields } from './operator-texts.ts'

class FacilityNotFound extends Failure('FacilityNotFound', 'not-found') {}
class NeverTranslated extends Failure('NeverTranslated', 'conflict') {}

test('describes a failure by its reason, else by the text of its code or kind', () => {
  expect(describeFailure(new FacilityNotFound({ detail: 'There is no facility 7.' }))).toBe('There is no facility 7.')
  expect(describeFailure(new FacilityNotFound())).toBe('Facility not found')
  expect(describeFailure(new NeverTranslated())).toMatch(/^[A-Z][a-z ,]+/)
  expect(describeFailure(new Validation({ schema: { email: ['EMAILS_DIFFER'] } }))).toBe(
    'Correct the marked fields\nemail: The email addresses do not match',
  )
})

test('describes fields in words, also where a text is missing', () => {
  const lines = describeFields({ from: ['MOMENT_FIELD_INVALID'], to: ['FIELD_REQUIRED'], x: ['NOT_TRANSLATED'] }, (field) => `--${field}`)
  expect(lines).toBe(
    '--from: Give a date and time such as 2026-11-22T22:00, in Warsaw time or with a zone such as Z or +01:00\n--to: This field is required\n--x: This value is not valid',
  )
})
