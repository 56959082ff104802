import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { makeOneTimeCodes } from './one-time-codes.ts'

const codes = makeOneTimeCodes()
// RFC 6238, appendix B: the key `12345678901234567890`; its codes have eight digits, of which the last six are compared.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('AU-14 matches the test vectors of RFC 6238', () => {
  for (const [seconds, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ] as const)
    expect(codes.timeStepOf(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test('AU-14 accepts the previous and the next code, each with its own step, and no other', () => {
  const at = (seconds: number) => codes.timeStepOf(secret, '287082', new Date(seconds * 1000))
  expect([at(29), at(30), at(59), at(89), at(90)]).toEqual([1, 1, 1, 1, null])
  for (const invalid of ['', '28708', '2870822', 'abcdef']) expect(codes.timeStepOf(secret, invalid, new Date(59_000))).toBe(null)
})

test('AU-14 generates 160-bit secrets and encodes them in an otpauth address', () => {
  const newSecret = codes.generateSecret()
  expect(newSecret).toMatch(/^[A-Z2-7]{32}$/)
  expect(codes.generateSecret()).not.toBe(newSecret)
  const uri = codes.uri(newSecret, 'ola@kredka.test')
  const query = new URL(uri).searchParams
  expect([query.get('secret'), query.get('issuer'), uri.includes('ola%40kredka.test')]).toEqual([newSecret, 'Kredka', true])
  const now = new Date()
  expect(codes.timeStepOf(newSecret, new TOTP({ secret: newSecret }).generate({ timestamp: now.getTime() }), now)).toBe(
    Math.floor(now.getTime() / 30_000),
  )
})
