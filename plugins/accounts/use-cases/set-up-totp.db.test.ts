import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { type anAccount, goodPassword } from '../testing/builders.ts'
import { SetUpTotp } from './totp.ts'

const database = databaseForTests()

const setUp = async (over: Parameters<typeof anAccount>[0] = {}) => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount(over)
  const { user } = await fixture.addSession(account)
  return { ...fixture, account, user, setUpTotp: makeOf(SetUpTotp)(fixture) }
}

test('stores an encrypted secret that waits for confirmation and returns it for the app', async () => {
  const { setUpTotp, user, account, factors, encryption, qrCodes } = await setUp()
  const setup = await run(setUpTotp(user, { password: goodPassword }))
  const uri = `otpauth://totp/${account.email}?secret=SECRET1`
  expect(setup).toEqual({ secret: 'SECRET1', uri, qr: qrCodes.draw(uri) })
  const stored = await run(factors.totp(account.id))
  expect(stored).toEqual({ secret: encryption.encrypt('SECRET1', account.id), confirmed: false })
  expect(stored?.secret).not.toContain('SECRET1')
})

test('replaces a secret that waits for confirmation, but not a confirmed one', async () => {
  const { setUpTotp, user, account, factors, encryption, addTotp } = await setUp()
  await run(setUpTotp(user, { password: goodPassword }))
  await run(setUpTotp(user, { password: goodPassword }))
  expect(await run(factors.totp(account.id))).toMatchObject({ secret: encryption.encrypt('SECRET2', account.id) })
  await addTotp(account)
  expect(await failureOf(setUpTotp(user, { password: goodPassword }))).toMatchObject({ _tag: 'SecondFactorOn', kind: 'conflict' })
})

test('requires the password', async () => {
  const { setUpTotp, user, factors } = await setUp()
  expect(await failureOf(setUpTotp(user, { password: 'inne' }))).toMatchObject({ _tag: 'BadPassword' })
  expect(await failureOf(setUpTotp(visitor, { password: goodPassword }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await factors.rows.count()).toBe(0)
})

test('requires the existing second factor of a support account, so that a stolen password is not enough', async () => {
  const { setUpTotp, user, account, addPasskey, factors, sessions } = await setUp({ type: 'support' })
  expect(await run(setUpTotp(user, { password: goodPassword }))).toMatchObject({ secret: 'SECRET1' })
  await addPasskey(account)
  await factors.rows.delete(account.id)
  expect(await failureOf(setUpTotp(user, { password: goodPassword }))).toMatchObject({ _tag: 'SecondFactorNeeded', kind: 'forbidden' })
  await run(sessions.markSecondFactor(user.session))
  expect(await run(setUpTotp(user, { password: goodPassword }))).toMatchObject({ secret: 'SECRET2' })
})
