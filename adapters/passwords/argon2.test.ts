import * as argon2 from '@node-rs/argon2'
import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import { makePasswords } from './argon2.ts'

vi.mock('@node-rs/argon2', { spy: true })

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
  const storedHash = await hash('Zielone żabki')
  const hashesVerified = async (of: string | null) => {
    vi.mocked(argon2.verify).mockClear()
    expect(await verify(of, 'Fioletowe żabki')).toBe(false)
    return vi.mocked(argon2.verify).mock.calls.map(([encoded]) => encoded as string)
  }
  const [dummyHash, ...others] = await hashesVerified(null)
  expect([await hashesVerified(storedHash), others]).toEqual([[storedHash], []])
  const costOf = (encoded: string) => encoded.split('$').map((part, n) => (n < 4 ? part : part.length))
  expect(costOf(dummyHash ?? '')).toEqual(costOf(storedHash))
})
