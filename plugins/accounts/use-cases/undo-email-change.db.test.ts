import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { goodPassword } from '../testing/builders.ts'
import { ConfirmEmailChange, UndoEmailChange } from './change-email.ts'

const database = databaseForTests()

const password = 'Zupelnie-inne-haslo'
const noCookie = { refresh_token: null }
const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount({ email: 'stara@kredka.test' })
  const confirm = makeOf(ConfirmEmailChange)(fixture)
  const undo = makeOf(UndoEmailChange)(fixture)
  /** Changes the address and returns the token that undoes it. */
  const changeTo = async (email: string) => {
    await run(confirm(visitor, { token: await run(fixture.tokens.issue('email-confirm', account.id, { email })) }))
    return fixture.mailQueue.sent.at(-1)?.values['token'] ?? ''
  }
  const current = () => fixture.accounts.rows.get(account.id)
  return { ...fixture, account, undo, changeTo, current }
}

test('restores the old address with a new password until three days later, and ends all sessions', async () => {
  const { undo, changeTo, current, account, addSession, sessions, audit, clock, mailQueue } = await setUp()
  const token = await changeTo('zlodziej@kredka.test')
  const thief = await addSession(account)
  clock.advance(72 * 3600 - 1)
  expect(await run(undo(visitor, { token, password, ...noCookie }))).toMatchObject({ status: 'changed' })
  expect(await current()).toMatchObject({ email: 'stara@kredka.test', password_hash: `hash1:${password}` })
  expect((await sessions.rows.get(thief.session.id))?.ended_because).toBe('email_changed')
  expect(audit.entries.map(({ action }) => action)).toEqual(['accounts.email-confirm', 'accounts.email-undo', 'accounts.password-changed'])
  expect(mailQueue.sent.at(-1)).toMatchObject({ to: 'stara@kredka.test', template: 'accounts.mail.password-changed' })
  expect(await failureOf(undo(visitor, { token, password, ...noCookie }))).toMatchObject({ _tag: 'EmailTokenNotFound' })
})

test('a second change leaves the first undo link valid, and undoing the first ends the link of the second', async () => {
  const { undo, changeTo, current, clock } = await setUp()
  const first = await changeTo('zlodziej@kredka.test')
  clock.advance(3600)
  const second = await changeTo('inny-zlodziej@kredka.test')
  expect(await run(undo(visitor, { token: first, password, ...noCookie }))).toMatchObject({ status: 'changed' })
  expect((await current())?.email).toBe('stara@kredka.test')
  expect(await failureOf(undo(visitor, { token: second, password: 'Haslo-napastnika-7', ...noCookie }))).toMatchObject({
    _tag: 'EmailTokenNotFound',
  })
})

test('undoing the second change first leaves the link of the first one valid', async () => {
  const { undo, changeTo, current, clock } = await setUp()
  const first = await changeTo('zlodziej@kredka.test')
  clock.advance(3600)
  const second = await changeTo('inny-zlodziej@kredka.test')
  await run(undo(visitor, { token: second, password: 'Haslo-napastnika-7', ...noCookie }))
  expect((await current())?.email).toBe('zlodziej@kredka.test')
  await run(undo(visitor, { token: first, password, ...noCookie }))
  expect(await current()).toMatchObject({ email: 'stara@kredka.test', password_hash: expect.stringContaining(password) })
})

test('stays valid when the password changes meanwhile, and ends links that the thief asked for', async () => {
  const { undo, changeTo, account, accounts, tokens, endAccess, transaction } = await setUp()
  const token = await changeTo('zlodziej@kredka.test')
  await run(transaction(accounts.setPassword(account.id, 'hash8:Haslo-napastnika-7')))
  await run(endAccess(account.id, 'password_changed'))
  const reset = await run(tokens.issue('reset', account.id))
  expect(await run(undo(visitor, { token, password, ...noCookie }))).toMatchObject({ status: 'changed' })
  expect(await run(tokens.peek('reset', reset))).toBeNull()
})

test('removes second factors that were added since the change, and keeps earlier ones', async () => {
  const { undo, changeTo, account, addPasskey, storeTotp, factors, clock, audit } = await setUp()
  const before = await addPasskey(account)
  const token = await changeTo('zlodziej@kredka.test')
  clock.advance(60)
  await addPasskey(account, { created_at: clock.now().toISOString() })
  await storeTotp(account.id, 'thief', { confirmed_at: clock.now().toISOString() })
  await run(undo(visitor, { token, password, ...noCookie }))
  expect(await run(factors.summaryOf(account.id))).toEqual({ totp: false, passkeys: 1, recovery_codes: 0 })
  expect(before.account_id).toBe(account.id)
  expect(audit.entries).toContainEqual(expect.objectContaining({ action: 'accounts.email-undo', about: { factors_removed: 2 } }))
})

test('a registration of the old address that nobody confirmed gives way; an active account does not', async () => {
  const { undo, changeTo, addAccount, setAccount, current, accounts } = await setUp()
  const token = await changeTo('nowa@kredka.test')
  const other = await addAccount({ email: 'stara@kredka.test' })
  expect(await failureOf(undo(visitor, { token, password, ...noCookie }))).toMatchObject({ _tag: 'EmailTaken' })
  await setAccount(other.id, { status: 'registered' })
  await run(undo(visitor, { token, password, ...noCookie }))
  expect([(await current())?.email, await accounts.rows.has(other.id)]).toEqual(['stara@kredka.test', false])
})

test('a rejected password leaves the link valid', async () => {
  const { undo, changeTo } = await setUp()
  const token = await changeTo('nowa@kredka.test')
  for (const [weak, message] of [
    ['krotkie', 'PASSWORD_TOO_WEAK'],
    [goodPassword, 'PASSWORD_UNCHANGED'],
  ] as const)
    expect(await failureOf(undo(visitor, { token, ...noCookie, password: weak }))).toMatchObject({ schema: { password: [message] } })
  expect(await run(undo(visitor, { token, password, ...noCookie }))).toMatchObject({ status: 'changed' })
})

test('rejects expired tokens, those of other purposes and of erased accounts', async () => {
  const { undo, changeTo, tokens, account, accounts, clock } = await setUp()
  const token = await changeTo('nowa@kredka.test')
  const confirm = await run(tokens.issue('email-confirm', account.id, { email: 'x@kredka.test' }))
  expect(await failureOf(undo(visitor, { token: confirm, password, ...noCookie }))).toMatchObject({
    _tag: 'EmailTokenNotFound',
    kind: 'not-found',
  })
  clock.advance(72 * 3600)
  expect(await failureOf(undo(visitor, { token, password, ...noCookie }))).toMatchObject({ _tag: 'EmailTokenNotFound' })
  const later = await changeTo('inna@kredka.test')
  await accounts.rows.delete(account.id)
  expect(await failureOf(undo(visitor, { token: later, password, ...noCookie }))).toMatchObject({ _tag: 'EmailTokenNotFound' })
})
