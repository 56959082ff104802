import { expect, test } from 'vitest'
import { makeEncryption } from '#adapters/memory/encryption.ts'
import { run } from '#adapters/memory/run.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { ReencryptSecrets } from './operate-accounts.ts'

test('encrypts secrets of an older key with the current one; leaves unreadable and current ones', async () => {
  const { factors } = makeAccountsFixture()
  const old = makeEncryption(['old'])
  const current = makeEncryption(['new', 'old'])
  factors.addTotp('a', old.encrypt('SECRET1', 'a'), { last_step: 7 })
  factors.addTotp('b', current.encrypt('SECRET2', 'b'), { last_step: null })
  factors.addTotp('c', makeEncryption(['lost']).encrypt('SECRET3', 'c'), { last_step: null })
  const before = [factors.totps.get('b'), factors.totps.get('c')]
  const reencrypt = makeOf(ReencryptSecrets)({ factors, encryption: current })
  expect(await run(reencrypt(operator, {}))).toEqual({ resealed: 1 })
  expect(factors.totps.get('a')).toMatchObject({ secret: current.encrypt('SECRET1', 'a'), last_step: 7 })
  expect([factors.totps.get('b'), factors.totps.get('c')]).toEqual(before)
  expect(await run(reencrypt(operator, {}))).toEqual({ resealed: 0 })
})
