import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { goodPassword, userOf } from '../testing/builders.ts'
import { RenewRecoveryCodes } from './totp.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  return { ...fixture, account, user: userOf(account), totp: await fixture.addTotp(account), renew: makeOf(RenewRecoveryCodes)(fixture) }
}

test('replaces the codes by ten new ones and informs the owner', async () => {
  const { renew, user, account, totp, factors, mailQueue, audit } = await setUp()
  const { recovery_codes } = await run(renew(user, { password: goodPassword, code: totp.code() }))
  expect(await run(factors.summaryOf(account.id))).toMatchObject({ recovery_codes: 10 })
  for (const code of recovery_codes) expect(await run(factors.consumeRecoveryCode(account.id, code.replaceAll('-', '')))).toBe(true)
  expect(mailQueue.sent).toMatchObject([{ to: account.email, values: { what: 'recovery-renewed' } }])
  expect(audit.entries).toMatchObject([{ action: 'accounts.recovery-renewed', subject: account.id }])
})

test('requires password and code, and keeps the old codes without them', async () => {
  const { renew, user, account, totp, factors, mailQueue } = await setUp()
  expect(await failureOf(renew(user, { password: 'inne', code: totp.code() }))).toMatchObject({ _tag: 'BadPassword' })
  expect(await failureOf(renew(user, { password: goodPassword, code: '000000' }))).toMatchObject({ _tag: 'BadCode' })
  expect(await failureOf(renew(visitor, { password: goodPassword, code: totp.code() }))).toMatchObject({ _tag: 'MissingJwt' })
  expect([await run(factors.consumeRecoveryCode(account.id, '0123456789abcdef')), mailQueue.sent]).toEqual([true, []])
})

test('fails without an authenticator app', async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  await fixture.addPasskey(account)
  const input = { password: goodPassword, code: '000000' }
  expect(await failureOf(makeOf(RenewRecoveryCodes)(fixture)(userOf(account), input))).toMatchObject({ _tag: 'SecondFactorOff' })
})
