import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { LogInWithCode } from './log-in-with-code.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  const totp = await fixture.addTotp(account)
  const second_factor = await run(fixture.tokens.issue('second-factor', account.id))
  const logIn = makeOf(LogInWithCode)(fixture)
  const enter = (code: string, over = {}) => logIn(visitor, { second_factor, code, refresh_token: null, ...over })
  return { ...fixture, account, totp, enter }
}

test('opens a session with a second factor by a code of the app, without a mail', async () => {
  const { enter, totp, account, sessions, events, mailQueue } = await setUp()
  const opened = await run(enter(totp.code()))
  expect(opened).toMatchObject({ id: account.id, jwt: expect.any(String), refresh_token: expect.any(String) })
  expect(await sessions.rows.all()).toMatchObject([{ account_id: account.id, second_factor: true, device: 'Firefox, Windows' }])
  expect(events.emitted).toMatchObject([{ name: 'accounts.signed-in', accountId: account.id, known: true }])
  expect(mailQueue.sent).toEqual([])
})

test('accepts a recovery code once and informs the owner', async () => {
  const { enter, account, factors, mailQueue, audit, tokens } = await setUp()
  await run(enter('0123 4567 89AB CDEF'))
  expect(mailQueue.sent).toMatchObject([{ to: account.email, values: { what: 'recovery-used' } }])
  expect(audit.entries).toMatchObject([{ action: 'accounts.recovery-used', subject: account.id }])
  expect(await run(factors.summaryOf(account.id))).toMatchObject({ recovery_codes: 0 })
  const second_factor = await run(tokens.issue('second-factor', account.id))
  expect(await failureOf(enter('0123456789abcdef', { second_factor }))).toMatchObject({ _tag: 'BadCode' })
})

test('accepts each code of the app once', async () => {
  const { enter, totp, tokens, account } = await setUp()
  await run(enter(totp.code()))
  const second_factor = await run(tokens.issue('second-factor', account.id))
  expect(await failureOf(enter(totp.code(), { second_factor }))).toMatchObject({ _tag: 'BadCode' })
})

test('accepts the token of the first step once', async () => {
  const used = await setUp()
  await run(used.enter(used.totp.code()))
  used.clock.advance(30)
  expect(await failureOf(used.enter(used.totp.code()))).toMatchObject({ _tag: 'SecondFactorGone', kind: 'gone' })
})

test('accepts the token of the first step for five attempts', async () => {
  const guessed = await setUp()
  for (let attempt = 0; attempt < 5; attempt++)
    expect(await failureOf(guessed.enter('000000'))).toMatchObject({ _tag: 'BadCode', account: guessed.account.id })
  expect(await failureOf(guessed.enter(guessed.totp.code()))).toMatchObject({ _tag: 'SecondFactorGone' })
  expect(await guessed.sessions.rows.count()).toBe(0)
})

test('limits codes by account over all first steps, also when they are wrong', async () => {
  const { enter, totp, tokens, account } = await setUp()
  for (let attempt = 0; attempt < 15; attempt++) {
    const second_factor = await run(tokens.issue('second-factor', account.id))
    await failureOf(enter('000000', { second_factor }))
  }
  const second_factor = await run(tokens.issue('second-factor', account.id))
  expect(await failureOf(enter(totp.code(), { second_factor }))).toMatchObject({ _tag: 'TooManyRequests' })
})

test('limits attempts by network', async () => {
  const { enter } = await setUp()
  for (let attempt = 0; attempt < 100; attempt++) await failureOf(enter('x', { second_factor: 'x' }))
  expect(await failureOf(enter('x', { second_factor: 'x' }))).toMatchObject({ _tag: 'TooManyRequests' })
})

test('ends the session that the browser had before', async () => {
  const { enter, totp, account, addSession, sessions } = await setUp()
  const before = await addSession(account)
  await run(enter(totp.code(), { refresh_token: before.refreshToken }))
  expect((await sessions.rows.get(before.session.id))?.ended_because).toBe('signed_out')
})

test('a wrong code ends no session', async () => {
  const { enter, account, addSession, sessions } = await setUp()
  const before = await addSession(account)
  await failureOf(enter('000000', { refresh_token: before.refreshToken }))
  expect((await sessions.rows.get(before.session.id))?.ended_because).toBeNull()
})

test('treats the token of an erased account as gone', async () => {
  const { enter, account, accounts, totp } = await setUp()
  await accounts.rows.delete(account.id)
  expect(await failureOf(enter(totp.code()))).toMatchObject({ _tag: 'SecondFactorGone' })
})
