import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makePasswords } from './argon2.ts'

const passwords = makePasswords()
const hash = (password: string) => Effect.runPromise(passwords.hash(password))
const verify = (kept: string | null, password: string) => Effect.runPromise(passwords.verify(kept, password))

test('AU-08 passwords are kept by Argon2id of 19 MiB and two passes, never twice the same', async () => {
  const [one, other] = await Promise.all([hash('Zielone żabki'), hash('Zielone żabki')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await verify(one, 'Zielone żabki')).toBe(true)
  expect(await verify(one, 'zielone żabki')).toBe(false)
})

test('a letter may be typed as one sign or as two', async () => {
  expect(await verify(await hash('żabka'.normalize('NFC')), 'żabka'.normalize('NFD'))).toBe(true)
})

test('AU-02 who has no password waits as long as who has the wrong one', async () => {
  const kept = await hash('Zielone żabki')
  const median = async (of: string | null) => {
    const times: number[] = []
    for (let n = 0; n < 15; n++) {
      const begun = performance.now()
      expect(await verify(of, 'Fioletowe żabki')).toBe(false)
      times.push(performance.now() - begun)
    }
    return times.toSorted((a, b) => a - b)[7] ?? 0
  }
  const ratio = (await median(null)) / (await median(kept))
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
