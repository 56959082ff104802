import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { goodPassword } from '../testing/builders.ts'
import { ChangePassword } from './change-password.ts'

const database = databaseForTests()

const newPassword = 'Zupelnie-inne-haslo'
const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  const { user } = await fixture.addSession(account)
  const input = { id: account.id, password: goodPassword, new_password: newPassword }
  return { ...fixture, account, user, input, changePassword: makeOf(ChangePassword)(fixture) }
}

test('stores the new hash, ends all sessions, informs the owner and writes the audit log', async () => {
  const { changePassword, user, account, input, accounts, sessions, mailQueue, audit } = await setUp()
  expect(await run(changePassword(user, input))).toEqual({ status: 'changed' })
  expect((await accounts.rows.get(account.id))?.password_hash).toBe(`hash1:${newPassword}`)
  expect((await sessions.rows.get(user.session))?.ended_because).toBe('password_changed')
  expect(mailQueue.sent).toMatchObject([{ to: account.email, template: 'accounts.mail.password-changed' }])
  expect(audit.entries).toEqual([{ actor: user, action: 'accounts.password-changed', subject: account.id }])
  expect(JSON.stringify([mailQueue.sent, audit.entries])).not.toContain(newPassword)
})

test('requires the current password', async () => {
  const { changePassword, user, account, input, accounts } = await setUp()
  expect(await failureOf(changePassword(user, { ...input, password: 'inne' }))).toMatchObject({ _tag: 'BadPassword' })
  expect(await accounts.rows.get(account.id)).toEqual(account)
})

test('limits wrong passwords by account', async () => {
  const { changePassword, user, input } = await setUp()
  for (let attempt = 0; attempt < 10; attempt++) await failureOf(changePassword(user, { ...input, password: 'inne' }))
  expect(await failureOf(changePassword(user, input))).toMatchObject({ _tag: 'TooManyRequests', kind: 'too-many' })
})

test('rejects breached and weak passwords and those that contain the user’s data, at the field of the new password', async () => {
  const { changePassword, user, input, account, accounts } = await setUp()
  const messageFor = async (new_password: string) => (await failureOf(changePassword(user, { ...input, new_password }))) as object
  expect(await messageFor('password1')).toMatchObject({ _tag: 'Validation', schema: { new_password: ['PASSWORD_BREACHED'] } })
  for (const weak of ['krotkie', 'joanna-i-reszta', 'pod-wierzba-rosne', `x${account.email}`])
    expect(await messageFor(weak)).toMatchObject({ schema: { new_password: ['PASSWORD_TOO_WEAK'] } })
  expect(await accounts.rows.get(account.id)).toEqual(account)
})

test('rejects the current password as the new one', async () => {
  const { changePassword, user, account, input, accounts } = await setUp()
  expect(await failureOf(changePassword(user, { ...input, new_password: goodPassword }))).toMatchObject({
    schema: { new_password: ['PASSWORD_UNCHANGED'] },
  })
  expect(await accounts.rows.get(account.id)).toEqual(account)
})

test('ends reset links, pending e-mail changes and half-finished sign-ins, but no undo link', async () => {
  const { changePassword, user, account, input, tokens } = await setUp()
  const issued = await Promise.all(
    (['reset', 'email-confirm', 'second-factor', 'passkey', 'email-undo'] as const).map(async (kind) => ({
      kind,
      token: await run(tokens.issue(kind, account.id)),
    })),
  )
  await run(changePassword(user, input))
  const left = await Promise.all(issued.map(async ({ kind, token }) => ((await run(tokens.peek(kind, token))) ? kind : null)))
  expect(left.filter(Boolean)).toEqual(['email-undo'])
})

test('fails when the password was changed while the current one was verified', async () => {
  const { changePassword: _, user, account, input, accounts, ...fixture } = await setUp()
  const reauthenticate: typeof fixture.reauthenticate = (...given) =>
    Effect.tap(fixture.reauthenticate(...given), () => fixture.transaction(accounts.setPassword(account.id, 'hash9:of-the-owner')))
  const changePassword = makeOf(ChangePassword)({ ...fixture, accounts, reauthenticate })
  expect(await failureOf(changePassword(user, input))).toMatchObject({ _tag: 'BadPassword' })
  expect((await accounts.rows.get(account.id))?.password_hash).toBe('hash9:of-the-owner')
})

test('hides other accounts', async () => {
  const { changePassword, input } = await setUp()
  expect(await failureOf(changePassword(aUser({ type: 'support' }), input))).toMatchObject({ _tag: 'AccountNotFound' })
  expect(await failureOf(changePassword(visitor, input))).toMatchObject({ _tag: 'MissingJwt' })
})
