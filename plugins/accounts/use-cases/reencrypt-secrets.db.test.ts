import { expect, test } from 'vitest'
import { makeEncryption } from '#adapters/memory/encryption.ts'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { ReencryptSecrets } from './operate-accounts.ts'

const database = databaseForTests()

test('encrypts secrets of an older key with the current one; leaves unreadable and current ones', async () => {
  const { factors, addAccount, storeTotp } = await makeAccountsFixture(database)
  const old = makeEncryption(['old'])
  const a = (await addAccount()).id
  const b = (await addAccount()).id
  const c = (await addAccount()).id
  const current = makeEncryption(['new', 'old'])
  await storeTotp(a, old.encrypt('SECRET1', a), { last_step: 7 })
  await storeTotp(b, current.encrypt('SECRET2', b), { last_step: null })
  await storeTotp(c, makeEncryption(['lost']).encrypt('SECRET3', c), { last_step: null })
  const before = [await factors.rows.get(b), await factors.rows.get(c)]
  const reencrypt = makeOf(ReencryptSecrets)({ factors, encryption: current })
  expect(await run(reencrypt(operator, {}))).toEqual({ resealed: 1 })
  expect(await factors.rows.get(a)).toMatchObject({ secret: current.encrypt('SECRET1', a), last_step: 7 })
  expect([await factors.rows.get(b), await factors.rows.get(c)]).toEqual(before)
  expect(await run(reencrypt(operator, {}))).toEqual({ resealed: 0 })
})
