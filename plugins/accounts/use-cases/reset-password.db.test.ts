import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { type anAccount, goodPassword } from '../testing/builders.ts'
import { ResetPassword } from './reset-password.ts'

const database = databaseForTests()

const password = 'Zupelnie-inne-haslo'
const noCookie = { refresh_token: null }
const setUp = async (over: Parameters<typeof anAccount>[0] = {}) => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount(over)
  return { ...fixture, account, token: await run(fixture.tokens.issue('reset', account.id)), reset: makeOf(ResetPassword)(fixture) }
}

test('sets the password, ends all sessions, informs the owner and writes the audit log', async () => {
  const { reset, token, account, addSession, accounts, sessions, mailQueue, audit } = await setUp()
  const { session } = await addSession(account)
  expect(await run(reset(visitor, { token, password, ...noCookie }))).toMatchObject({ status: 'changed' })
  expect((await accounts.rows.get(account.id))?.password_hash).toBe(`hash1:${password}`)
  expect((await sessions.rows.get(session.id))?.ended_because).toBe('password_changed')
  expect(mailQueue.sent).toMatchObject([{ to: account.email, template: 'accounts.mail.password-changed' }])
  expect(audit.entries).toEqual([{ actor: visitor, action: 'accounts.password-changed', subject: account.id }])
})

test('makes the browser known to the account', async () => {
  const { reset, token, account, knownDevices } = await setUp()
  const { device } = await run(reset(visitor, { token, password, ...noCookie }))
  expect(knownDevices.numberOf({ ...visitor, device }, account.id)).not.toBeNull()
})

test('activates the account, because the mail proves the address', async () => {
  const { reset, token, account, accounts } = await setUp({ status: 'registered', activated_at: null })
  await run(reset(visitor, { token, password, ...noCookie }))
  expect(await accounts.rows.get(account.id)).toMatchObject({ status: 'active', activated_at: '2026-11-23T10:00:00.000Z' })
})

test('accepts the token once and for an hour', async () => {
  const used = await setUp()
  await run(used.reset(visitor, { token: used.token, password, ...noCookie }))
  expect(await failureOf(used.reset(visitor, { token: used.token, password, ...noCookie }))).toMatchObject({
    _tag: 'ResetTokenNotFound',
    kind: 'not-found',
  })
  const late = await setUp()
  late.clock.advance(3601)
  expect(await failureOf(late.reset(visitor, { token: late.token, password, ...noCookie }))).toMatchObject({ _tag: 'ResetTokenNotFound' })
  expect(await late.accounts.rows.get(late.account.id)).toEqual(late.account)
})

test('a rejected password leaves the token valid', async () => {
  const { reset, token } = await setUp()
  expect(await failureOf(reset(visitor, { token, ...noCookie, password: 'joanna-i-reszta' }))).toMatchObject({
    schema: { password: ['PASSWORD_TOO_WEAK'] },
  })
  expect(await run(reset(visitor, { token, password, ...noCookie }))).toMatchObject({ status: 'changed' })
})

test('rejects the current password, and ends pending e-mail changes and half-finished sign-ins', async () => {
  const { reset, token, account, tokens } = await setUp()
  expect(await failureOf(reset(visitor, { token, ...noCookie, password: goodPassword }))).toMatchObject({
    schema: { password: ['PASSWORD_UNCHANGED'] },
  })
  const confirm = await run(tokens.issue('email-confirm', account.id))
  const factor = await run(tokens.issue('second-factor', account.id))
  await run(reset(visitor, { token, password, ...noCookie }))
  expect([await run(tokens.peek('email-confirm', confirm)), await run(tokens.peek('second-factor', factor))]).toEqual([null, null])
})

test('treats the token of an erased account as unknown', async () => {
  const { reset, token, account, accounts } = await setUp()
  await accounts.rows.delete(account.id)
  expect(await failureOf(reset(visitor, { token, password, ...noCookie }))).toMatchObject({ _tag: 'ResetTokenNotFound' })
})

test('limits attempts by network', async () => {
  const { reset, token } = await setUp()
  for (let count = 0; count < 100; count++) await failureOf(reset(visitor, { token: 'x', password, ...noCookie }))
  expect(await failureOf(reset(visitor, { token, password, ...noCookie }))).toMatchObject({ _tag: 'TooManyRequests' })
})
