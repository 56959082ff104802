import { expect, test } from 'vitest'
import { makeEncryption } from './encryption.ts'

const old = 'an-old-secret-of-32-characters-ab'
const next = 'the-next-secret-of-32-characters'

test('AU-14 encrypts to unreadable text that differs each time', () => {
  const { encrypt, decrypt, currentKeyPrefix } = makeEncryption({ secrets: [old] })
  const one = encrypt('JBSWY3DPEHPK3PXP', 'a')
  const other = encrypt('JBSWY3DPEHPK3PXP', 'a')
  expect(one).not.toBe(other)
  expect(one).not.toContain('JBSWY3DPEHPK3PXP')
  expect(one.startsWith(currentKeyPrefix)).toBe(true)
  expect([decrypt(one, 'a'), decrypt(other, 'a')]).toEqual(['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP'])
})

test('AU-14 decrypts only with the same context and when unmodified', () => {
  const { encrypt, decrypt } = makeEncryption({ secrets: [old] })
  const encrypted = encrypt('secret', 'a')
  expect(decrypt(encrypted, 'b')).toBe(null)
  const at = encrypted.length - 3
  expect(decrypt(`${encrypted.slice(0, at)}${encrypted[at] === 'A' ? 'B' : 'A'}${encrypted.slice(at + 1)}`, 'a')).toBe(null)
  for (const invalid of ['', 'x', encrypted.slice(0, 12)]) expect(decrypt(invalid, 'a')).toBe(null)
})

test('AU-14 decrypts while the secret is listed, and shows by its prefix when an older secret was used', () => {
  const encrypted = makeEncryption({ secrets: [old] }).encrypt('secret', 'a')
  const rotated = makeEncryption({ secrets: [next, old] })
  expect(rotated.decrypt(encrypted, 'a')).toBe('secret')
  expect(encrypted.startsWith(rotated.currentKeyPrefix)).toBe(false)
  expect(rotated.encrypt('secret', 'a').startsWith(rotated.currentKeyPrefix)).toBe(true)
  expect(makeEncryption({ secrets: [next] }).decrypt(encrypted, 'a')).toBe(null)
})
