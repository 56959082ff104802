import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { EnableTotp } from './totp.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  const { user } = await fixture.addSession(account)
  const secret = fixture.codes.generateSecret()
  await run(fixture.factors.startTotp(account.id, fixture.encryption.encrypt(secret, account.id), '2026-11-23T09:00:00.000Z'))
  const code = () => fixture.codes.codeOf(secret, fixture.clock.now())
  return { ...fixture, account, user, code, enableTotp: makeOf(EnableTotp)(fixture) }
}

test('confirms the app, returns ten recovery codes once, marks the session and informs the owner', async () => {
  const { enableTotp, user, account, code, factors, sessions, mailQueue, audit } = await setUp()
  const { recovery_codes } = await run(enableTotp(user, { code: code() }))
  expect(new Set(recovery_codes).size).toBe(10)
  expect(await run(factors.summaryOf(account.id))).toEqual({ totp: true, passkeys: 0, recovery_codes: 10 })
  expect((await sessions.rows.get(user.session))?.second_factor).toBe(true)
  expect(mailQueue.sent).toMatchObject([{ to: account.email, values: { what: 'totp-on' } }])
  expect(JSON.stringify([mailQueue.sent, audit.entries])).not.toContain(recovery_codes[0])
  expect(audit.entries).toMatchObject([{ action: 'accounts.totp-on', subject: account.id }])
})

test('counts the confirming code as used', async () => {
  const { enableTotp, user, account, code, verifyCode } = await setUp()
  await run(enableTotp(user, { code: code() }))
  const { Effect } = await import('effect')
  expect(await failureOf(verifyCode(account.id, code(), () => Effect.void))).toMatchObject({ _tag: 'BadCode' })
})

test('rejects wrong codes, including recovery codes, and counts them', async () => {
  const { enableTotp, user, account, code, factors } = await setUp()
  for (const wrong of ['000000', '0123-4567-89ab-cdef'])
    expect(await failureOf(enableTotp(user, { code: wrong }))).toMatchObject({ _tag: 'BadCode' })
  expect(await run(factors.totp(account.id))).toMatchObject({ confirmed: false })
  for (let attempt = 2; attempt < 15; attempt++) await failureOf(enableTotp(user, { code: '000000' }))
  expect(await failureOf(enableTotp(user, { code: code() }))).toMatchObject({ _tag: 'TooManyRequests' })
})

test('fails without a pending secret, and when the app is on already', async () => {
  const { enableTotp, user, code, factors, account } = await setUp()
  await run(enableTotp(user, { code: code() }))
  for (const typed of [code(), '000000'])
    expect(await failureOf(enableTotp(user, { code: typed }))).toMatchObject({ _tag: 'SecondFactorOn', kind: 'conflict' })
  await factors.rows.delete(account.id)
  expect(await failureOf(enableTotp(user, { code: code() }))).toMatchObject({ _tag: 'SecondFactorOff', kind: 'conflict' })
  await run(factors.startTotp(account.id, 'oldkey.x', '2026-11-23T09:00:00.000Z'))
  expect(await failureOf(enableTotp(user, { code: code() }))).toMatchObject({ _tag: 'SecondFactorOff' })
  expect(await failureOf(enableTotp(visitor, { code: '000000' }))).toMatchObject({ _tag: 'MissingJwt' })
})
