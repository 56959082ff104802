import { expect, test } from 'vitest'
import { makeQrCodes } from './qr-codes.ts'

test('AU-14 draws a text as runs of dark modules, with finder patterns in three corners inside a quiet zone', () => {
  const { size, path } = makeQrCodes().draw('otpauth://totp/Kredka:ola%40kredka.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(size).toBeGreaterThan(40)
  expect(path).toMatch(/^(M\d+ \d+h(\d+)v1h-\2z)+$/)
  const below = size - 4
  expect([path.startsWith('M4 4h7v1h-7z'), path.includes(`M${below - 7} 4h7v1`), path.includes(`M4 ${below - 1}h7v1`)]).toEqual([
    true,
    true,
    true,
  ])
  expect(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].every(
      ([, x, y, run]) => Number(x) >= 4 && Number(y) >= 4 && Number(x) + Number(run) <= below,
    ),
  ).toBe(true)
})
