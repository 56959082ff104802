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
  // Processor time of this process does not depend on what else the machine does.
  const processorTime = async (of: string | null) => {
    const before = process.cpuUsage()
    for (let n = 0; n < 15; n++) expect(await verify(of, 'Fioletowe żabki')).toBe(false)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const ratio = (await processorTime(null)) / (await processorTime(storedHash))
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
