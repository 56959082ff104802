import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { makeChangeEmail } from './change-email.ts'

const setUp = async () => {
  const fixture = makeAccountsFixture()
  const account = fixture.addAccount({ email: 'stara@kredka.test' })
  const { user } = await fixture.addSession(account)
  const token = await run(fixture.tokens.issue('email-confirm', account.id, { email: 'nowa@kredka.test' }))
  return { ...fixture, account, user, token, changeEmail: makeChangeEmail(fixture) }
}

test('sets the confirmed address, ends all sessions and mails the old address a link that undoes the change', async () => {
  const { changeEmail, token, account, user, accounts, sessions, audit, mailQueue } = await setUp()
  expect(await run(changeEmail.confirm(visitor, { token }))).toEqual({ status: 'changed' })
  expect(accounts.rows.get(account.id)?.email).toBe('nowa@kredka.test')
  expect(sessions.rows.get(user.session)?.end_reason).toBe('email_changed')
  expect(audit.entries).toEqual([{ actor: visitor, action: 'accounts.email-confirm', subject: account.id }])
  expect(mailQueue.sent).toMatchObject([
    { to: 'stara@kredka.test', template: 'accounts.mail.email-undo', values: { token: expect.any(String) } },
  ])
})

test('restores the old address by the mailed link, without a further mail', async () => {
  const { changeEmail, token, account, accounts, sessions, mailQueue, addSession, audit, clock } = await setUp()
  await run(changeEmail.confirm(visitor, { token }))
  const undoToken = mailQueue.sent[0]?.values['token'] ?? ''
  const thief = await addSession(account)
  clock.advance(72 * 3600 - 1)
  await run(changeEmail.undo(visitor, { token: undoToken }))
  expect(accounts.rows.get(account.id)?.email).toBe('stara@kredka.test')
  expect(sessions.rows.get(thief.session.id)?.end_reason).toBe('email_changed')
  expect(audit.entries.map(({ action }) => action)).toEqual(['accounts.email-confirm', 'accounts.email-undo'])
  expect(mailQueue.sent).toHaveLength(1)
  expect(await failureOf(changeEmail.undo(visitor, { token: undoToken }))).toMatchObject({ _tag: 'EmailTokenNotFound' })
})

test('accepts each token once, for its own action and within its lifetime', async () => {
  const { changeEmail, token, clock, accounts, account } = await setUp()
  expect(await failureOf(changeEmail.undo(visitor, { token }))).toMatchObject({ _tag: 'EmailTokenNotFound' })
  clock.advance(24 * 3600 + 1)
  expect(await failureOf(changeEmail.confirm(visitor, { token }))).toMatchObject({ _tag: 'EmailTokenNotFound', kind: 'not-found' })
  expect(accounts.rows.get(account.id)?.email).toBe('stara@kredka.test')
})

test('rejects an address that was taken meanwhile, and leaves sessions and token as they were', async () => {
  const { changeEmail, token, user, sessions, audit, mailQueue, addAccount, accounts } = await setUp()
  const other = addAccount({ email: 'nowa@kredka.test' })
  expect(await failureOf(changeEmail.confirm(visitor, { token }))).toMatchObject({ _tag: 'EmailTaken', kind: 'conflict' })
  expect([sessions.rows.get(user.session)?.end_reason, audit.entries, mailQueue.sent]).toEqual([null, [], []])
  accounts.rows.delete(other.id)
  expect(await run(changeEmail.confirm(visitor, { token }))).toEqual({ status: 'changed' })
})

test('treats the token of an erased account as unknown', async () => {
  const { changeEmail, token, account, accounts } = await setUp()
  accounts.rows.delete(account.id)
  expect(await failureOf(changeEmail.confirm(visitor, { token }))).toMatchObject({ _tag: 'EmailTokenNotFound' })
})
