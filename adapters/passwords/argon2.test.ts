import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makePasswords } from './argon2.ts'

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

test('AU-02 takes as long for an account without a password as for a wrong password', async () => {
  const storedHash = await hash('Zielone żabki')
  const median = async (of: string | null) => {
    const times: number[] = []
    for (let n = 0; n < 15; n++) {
      const startedAt = performance.now()
      expect(await verify(of, 'Fioletowe żabki')).toBe(false)
      times.push(performance.now() - startedAt)
    }
    return times.toSorted((a, b) => a - b)[7] ?? 0
  }
  const ratio = (await median(null)) / (await median(storedHash))
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
