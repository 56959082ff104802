import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { goodPassword, userOf } from '../testing/builders.ts'
import { DisableTotp } from './totp.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  const { user } = await fixture.addSession(account, { second_factor: true })
  return { ...fixture, account, user, totp: await fixture.addTotp(account), disableTotp: makeOf(DisableTotp)(fixture) }
}

test('removes the app and the recovery codes, clears the mark of the sessions and informs the owner', async () => {
  const { disableTotp, user, account, totp, factors, sessions, mailQueue, audit } = await setUp()
  expect(await run(disableTotp(user, { password: goodPassword, code: totp.code() }))).toEqual({ status: 'off' })
  expect(await run(factors.summaryOf(account.id))).toEqual({ totp: false, passkeys: 0, recovery_codes: 0 })
  expect((await sessions.rows.get(user.session))?.second_factor).toBe(false)
  expect(mailQueue.sent).toMatchObject([{ to: account.email, values: { what: 'totp-off' } }])
  expect(audit.entries).toMatchObject([{ action: 'accounts.totp-off', subject: account.id }])
})

test('accepts a recovery code', async () => {
  const { disableTotp, user } = await setUp()
  expect(await run(disableTotp(user, { password: goodPassword, code: '0123-4567-89ab-cdef' }))).toEqual({ status: 'off' })
})

test('leaves the mark of the sessions while a passkey remains', async () => {
  const { disableTotp, user, account, totp, addPasskey, sessions } = await setUp()
  await addPasskey(account)
  await run(disableTotp(user, { password: goodPassword, code: totp.code() }))
  expect((await sessions.rows.get(user.session))?.second_factor).toBe(true)
})

test('requires password and code, and changes nothing without them', async () => {
  const { disableTotp, user, account, totp, factors, mailQueue } = await setUp()
  expect(await failureOf(disableTotp(user, { password: 'inne', code: totp.code() }))).toMatchObject({ _tag: 'BadPassword' })
  expect(await failureOf(disableTotp(user, { password: goodPassword, code: '000000' }))).toMatchObject({ _tag: 'BadCode' })
  expect(await failureOf(disableTotp(visitor, { password: goodPassword, code: totp.code() }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await run(factors.summaryOf(account.id))).toMatchObject({ totp: true, recovery_codes: 1 })
  expect(mailQueue.sent).toEqual([])
})

test('fails without an authenticator app, also one that waits for confirmation', async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  await run(fixture.factors.startTotp(account.id, 'key1.x', '2026-11-23T09:00:00.000Z'))
  const input = { password: goodPassword, code: '000000' }
  expect(await failureOf(makeOf(DisableTotp)(fixture)(userOf(account), input))).toMatchObject({ _tag: 'SecondFactorOff', kind: 'conflict' })
})

test('treats an erased account as not signed in', async () => {
  const { disableTotp, user, account, accounts } = await setUp()
  await accounts.rows.delete(account.id)
  expect(await failureOf(disableTotp(user, { password: goodPassword, code: '000000' }))).toMatchObject({ _tag: 'MissingJwt' })
})
