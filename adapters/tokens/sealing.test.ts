import { expect, test } from 'vitest'
import { makeSealing } from './sealing.ts'

const [old, next] = ['an-old-secret-of-32-characters-ab', 'the-next-secret-of-32-characters']

test('AU-14 what is sealed is not to be read, and differs each time', () => {
  const { encrypt: seal, decrypt: open, currentKeyPrefix: mark } = makeSealing({ secrets: [old] })
  const [one, other] = [seal('JBSWY3DPEHPK3PXP', 'a'), seal('JBSWY3DPEHPK3PXP', 'a')]
  expect(one).not.toBe(other)
  expect(one).not.toContain('JBSWY3DPEHPK3PXP')
  expect(one.startsWith(mark)).toBe(true)
  expect([open(one, 'a'), open(other, 'a')]).toEqual(['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP'])
})

test('AU-14 it opens for what it belongs to alone, and unchanged', () => {
  const { encrypt: seal, decrypt: open } = makeSealing({ secrets: [old] })
  const sealed = seal('secret', 'a')
  expect(open(sealed, 'b')).toBe(null)
  const at = sealed.length - 3
  expect(open(`${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`, 'a')).toBe(null)
  for (const none of ['', 'x', sealed.slice(0, 12)]) expect(open(none, 'a')).toBe(null)
})

test('AU-14 it is read as long as its secret is listed; what was sealed by an older one shows it', () => {
  const sealed = makeSealing({ secrets: [old] }).encrypt('secret', 'a')
  const rotated = makeSealing({ secrets: [next, old] })
  expect(rotated.decrypt(sealed, 'a')).toBe('secret')
  expect(sealed.startsWith(rotated.currentKeyPrefix)).toBe(false)
  expect(rotated.encrypt('secret', 'a').startsWith(rotated.currentKeyPrefix)).toBe(true)
  expect(makeSealing({ secrets: [next] }).decrypt(sealed, 'a')).toBe(null)
})
