import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makePasswords, recommendedHashing } from './argon2.ts'

const passwords = makePasswords()
const hash = (password: string) => Effect.runPromise(passwords.hash(password))
const verify = (storedHash: string | null, password: string) => Effect.runPromise(passwords.verify(storedHash, password))

test('AU-08 hashes passwords by Argon2id with 19 MiB, two passes and a random salt', async () => {
  const [one, other] = await Promise.all([hash('Zielone żabki'), hash('Zielone żabki')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await verify(one, 'Zielone żabki')).toBe(true)
  expect(await verify(one, 'zielone żabki')).toBe(false)
})

test('accepts composed and decomposed Unicode letters alike', async () => {
  expect(await verify(await hash('żabka'.normalize('NFC')), 'żabka'.normalize('NFD'))).toBe(true)
})

test('AU-02 verifies a hash of equal cost for an account without a password, so that its answer takes as long', async () => {
  const costOf = (encoded: string) => encoded.split('$').map((part, n) => (n < 4 ? part : part.length))
  expect(costOf(recommendedHashing.dummyHash)).toEqual(costOf(await hash('Zielone żabki')))
  expect(await verify(null, 'Fioletowe żabki')).toBe(false)
  // Only who verifies it finds out that it is none.
  const withoutHash = makePasswords({ ...recommendedHashing, dummyHash: 'no hash' })
  await expect(Effect.runPromise(withoutHash.verify(null, 'Fioletowe żabki'))).rejects.toThrow()
})
