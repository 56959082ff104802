import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { goodPassword, userOf } from '../testing/builders.ts'
import { RenewRecoveryCodes } from './totp.ts'

const setUp = () => {
  const fixture = makeAccountsFixture()
  const account = fixture.addAccount()
  return { ...fixture, account, user: userOf(account), totp: fixture.addTotp(account), renew: makeOf(RenewRecoveryCodes)(fixture) }
}

test('replaces the codes by ten new ones and informs the owner', async () => {
  const { renew, user, account, totp, factors, mailQueue, audit } = setUp()
  const { recovery_codes } = await run(renew(user, { password: goodPassword, code: totp.code() }))
  expect(factors.codesOf(account.id)).toEqual(recovery_codes.map((code) => code.replaceAll('-', '')))
  expect(recovery_codes).toHaveLength(10)
  expect(mailQueue.sent).toMatchObject([{ to: account.email, values: { what: 'recovery-renewed' } }])
  expect(audit.entries).toMatchObject([{ action: 'accounts.recovery-renewed', subject: account.id }])
})

test('requires password and code, and keeps the old codes without them', async () => {
  const { renew, user, account, totp, factors, mailQueue } = setUp()
  expect(await failureOf(renew(user, { password: 'inne', code: totp.code() }))).toMatchObject({ _tag: 'BadPassword' })
  expect(await failureOf(renew(user, { password: goodPassword, code: '000000' }))).toMatchObject({ _tag: 'BadCode' })
  expect(await failureOf(renew(visitor, { password: goodPassword, code: totp.code() }))).toMatchObject({ _tag: 'MissingJwt' })
  expect([factors.codesOf(account.id), mailQueue.sent]).toEqual([['0123456789abcdef'], []])
})

test('fails without an authenticator app', async () => {
  const fixture = makeAccountsFixture()
  const account = fixture.addAccount()
  fixture.addPasskey(account)
  const input = { password: goodPassword, code: '000000' }
  expect(await failureOf(makeOf(RenewRecoveryCodes)(fixture)(userOf(account), input))).toMatchObject({ _tag: 'SecondFactorOff' })
})
