import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { makeOneTimeCodes } from './one-time-codes.ts'

const codes = makeOneTimeCodes()
// RFC 6238, appendix B: `12345678901234567890`, of whose eight digits ours are the last six.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('AU-14 codes are those of RFC 6238', () => {
  for (const [seconds, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ] as const)
    expect(codes.stepOf(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test('AU-14 the code before and the one after count too, as their own step, and no other', () => {
  const at = (seconds: number) => codes.stepOf(secret, '287082', new Date(seconds * 1000))
  expect([at(29), at(30), at(59), at(89), at(90)]).toEqual([1, 1, 1, 1, null])
  for (const none of ['', '28708', '2870822', 'abcdef']) expect(codes.stepOf(secret, none, new Date(59_000))).toBe(null)
})

test('AU-14 a secret is 160 bits that apps read out of an address', () => {
  const made = codes.newSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(codes.newSecret()).not.toBe(made)
  const uri = codes.uri(made, 'ola@kredka.test')
  const query = new URL(uri).searchParams
  expect([query.get('secret'), query.get('issuer'), uri.includes('ola%40kredka.test')]).toEqual([made, 'Kredka', true])
  const { size, path } = codes.square(uri)
  expect(size).toBeGreaterThan(40)
  expect(path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  // Three corners for cameras, behind a border that stays light.
  expect([path.startsWith('M4 4h1v1h-1z'), path.includes('M3 '), path.includes(`M${size - 5} 4h`)]).toEqual([true, false, true])
  const now = new Date()
  expect(codes.stepOf(made, new TOTP({ secret: made }).generate({ timestamp: now.getTime() }), now)).toBe(
    Math.floor(now.getTime() / 30_000),
  )
})
