import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { RequestedStatuses } from './requested-statuses.ts'

test('AP-06 AP-08 statuses are requested by value or URL name; an unknown one is refused by name', () => {
  const body = Schema.Struct({ accepted_status: RequestedStatuses })
  for (const accepted of [{}, { accepted_status: [] }, { accepted_status: ['premium', 'zweryfikowana'] }])
    expect(decodeInput(body, accepted)).toEqual({ value: accepted })
  expect(decodeInput(body, { accepted_status: ['premium', 'gold'] })).toEqual({ schema: { 'accepted_status.1': ['FIELD_INVALID'] } })
})
