import { expect, test } from 'vitest'
import { isNip, nipDigits } from '../contract/nip.ts'

test.each(['5260250274', '526-025-02-74', 'PL 526 025 02 74', 'pl5260250274', '1234563218'])('PK-06 %s is a NIP', (nip) => {
  expect(isNip(nip)).toBe(true)
  expect(nipDigits(nip)).toMatch(/^\d{10}$/)
})

// The check sum of 1234567840 is 10, which no digit is.
test.each([
  '5260250275',
  '0000000000',
  '526025027',
  '52602502740',
  '1234567890',
  '1234567840',
  'abc',
  '',
  '٥٢٦٠٢٥٠٢٧٤',
  '5260250274\n'.repeat(2),
])('PK-06 %j is none', (nip) => {
  expect(isNip(nip)).toBe(false)
})
