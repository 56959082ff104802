import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { ConfirmEmailChange } from './change-email.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount({ email: 'stara@kredka.test' })
  const { user } = await fixture.addSession(account)
  const token = await run(fixture.tokens.issue('email-confirm', account.id, { email: 'nowa@kredka.test' }))
  return { ...fixture, account, user, token, confirm: makeOf(ConfirmEmailChange)(fixture) }
}

test('sets the confirmed address, ends all sessions and mails the old address a link that undoes the change', async () => {
  const { confirm, token, account, user, accounts, sessions, audit, mailQueue } = await setUp()
  expect(await run(confirm(visitor, { token }))).toEqual({ status: 'changed' })
  expect((await accounts.rows.get(account.id))?.email).toBe('nowa@kredka.test')
  expect((await sessions.rows.get(user.session))?.ended_because).toBe('email_changed')
  expect(audit.entries).toEqual([{ actor: visitor, action: 'accounts.email-confirm', subject: account.id }])
  expect(mailQueue.sent).toMatchObject([
    { to: 'stara@kredka.test', template: 'accounts.mail.email-undo', values: { token: expect.any(String) } },
  ])
})

test('ends reset links of the old address and half-finished sign-ins', async () => {
  const { confirm, token, account, tokens } = await setUp()
  const reset = await run(tokens.issue('reset', account.id))
  const factor = await run(tokens.issue('second-factor', account.id))
  await run(confirm(visitor, { token }))
  expect([await run(tokens.peek('reset', reset)), await run(tokens.peek('second-factor', factor))]).toEqual([null, null])
})

test('accepts each token once, for its own purpose and within its lifetime', async () => {
  const { confirm, token, tokens, clock, accounts, account } = await setUp()
  const undoToken = await run(tokens.issue('email-undo', account.id, { email: 'inna@kredka.test' }))
  expect(await failureOf(confirm(visitor, { token: undoToken }))).toMatchObject({ _tag: 'EmailTokenNotFound' })
  clock.advance(24 * 3600 + 1)
  expect(await failureOf(confirm(visitor, { token }))).toMatchObject({ _tag: 'EmailTokenNotFound', kind: 'not-found' })
  expect((await accounts.rows.get(account.id))?.email).toBe('stara@kredka.test')
})

test('rejects an address that was taken meanwhile, and leaves sessions and token as they were', async () => {
  const { confirm, token, user, sessions, audit, mailQueue, addAccount, accounts } = await setUp()
  const other = await addAccount({ email: 'nowa@kredka.test' })
  expect(await failureOf(confirm(visitor, { token }))).toMatchObject({ _tag: 'EmailTaken', kind: 'conflict' })
  expect([(await sessions.rows.get(user.session))?.ended_because, audit.entries, mailQueue.sent]).toEqual([null, [], []])
  await accounts.rows.delete(other.id)
  expect(await run(confirm(visitor, { token }))).toEqual({ status: 'changed' })
})

test('a registration of the address that nobody confirmed gives way', async () => {
  const { confirm, token, account, addAccount, accounts } = await setUp()
  const squatter = await addAccount({ email: 'nowa@kredka.test', status: 'registered', activated_at: null })
  expect(await run(confirm(visitor, { token }))).toEqual({ status: 'changed' })
  expect([await accounts.rows.has(squatter.id), (await accounts.rows.get(account.id))?.email]).toEqual([false, 'nowa@kredka.test'])
})

test('treats the token of an erased account as unknown', async () => {
  const { confirm, token, account, accounts } = await setUp()
  await accounts.rows.delete(account.id)
  expect(await failureOf(confirm(visitor, { token }))).toMatchObject({ _tag: 'EmailTokenNotFound' })
})
