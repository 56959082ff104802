import { expect, test } from 'vitest'
import { makeMessageSignatures } from './message-signatures.ts'

const { sign, matches } = makeMessageSignatures()

test('a signature belongs to one text and one secret', () => {
  // RFC 4231, test case 2.
  const signature = sign('Jefe', 'what do ya want for nothing?')
  expect(signature).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843')
  expect(matches('Jefe', 'what do ya want for nothing?', signature.toUpperCase())).toBe(true)
  expect(matches('Jefe', 'what do ya want for nothing', signature)).toBe(false)
  expect(matches('Jef', 'what do ya want for nothing?', signature)).toBe(false)
})

test.each(['', 'x', 'ff', `${'0'.repeat(63)}g`, '0'.repeat(65)])('%j is no signature', (signature) => {
  expect(matches('secret', 'text', signature)).toBe(false)
})
