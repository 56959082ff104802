import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import type { anAccount, aSession } from '../testing/builders.ts'
import { RemovePasskey } from './passkeys.ts'

const database = databaseForTests()

const setUp = async (over: Parameters<typeof anAccount>[0] = {}, session: Parameters<typeof aSession>[0] = {}) => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount(over)
  const { user } = await fixture.addSession(account, session)
  const passkey = await fixture.addPasskey(account)
  return { ...fixture, account, user, passkey, removePasskey: makeOf(RemovePasskey)(fixture) }
}

test('removes the passkey, clears the mark of the sessions and informs the owner', async () => {
  const { removePasskey, user, passkey, account, passkeyRepository, sessions, mailQueue, audit } = await setUp({}, { second_factor: true })
  expect(await run(removePasskey(user, { id: passkey.id }))).toEqual({ status: 'removed' })
  expect([await passkeyRepository.rows.count(), (await sessions.rows.get(user.session))?.second_factor]).toEqual([0, false])
  expect(mailQueue.sent).toMatchObject([{ to: account.email, values: { what: 'passkey-removed' } }])
  expect(audit.entries).toMatchObject([{ action: 'accounts.passkey-removed', subject: account.id }])
})

test('leaves the mark of the sessions while another factor remains', async () => {
  for (const factor of ['totp', 'passkey'] as const) {
    const { removePasskey, user, passkey, account, addTotp, addPasskey, sessions } = await setUp({}, { second_factor: true })
    if (factor === 'totp') await addTotp(account)
    else await addPasskey(account)
    await run(removePasskey(user, { id: passkey.id }))
    expect((await sessions.rows.get(user.session))?.second_factor).toBe(true)
  }
})

test('cannot remove the passkey of another account', async () => {
  const { removePasskey, addAccount, addPasskey, user, passkeyRepository, mailQueue } = await setUp()
  const foreign = await addPasskey(await addAccount())
  expect(await failureOf(removePasskey(user, { id: foreign.id }))).toMatchObject({ _tag: 'PasskeyNotFound', kind: 'not-found' })
  expect([await passkeyRepository.rows.has(foreign.id), mailQueue.sent]).toEqual([true, []])
})

test('requires a session with a second factor', async () => {
  const weak = await setUp({}, { second_factor: false })
  expect(await failureOf(weak.removePasskey(weak.user, { id: weak.passkey.id }))).toMatchObject({
    _tag: 'SecondFactorNeeded',
    kind: 'forbidden',
  })
  expect(await weak.passkeyRepository.rows.count()).toBe(1)
  const strong = await setUp({}, { second_factor: true })
  expect(await run(strong.removePasskey(strong.user, { id: strong.passkey.id }))).toEqual({ status: 'removed' })
})

test('requires a signed-in user whose account exists', async () => {
  const { removePasskey, user, passkey, accounts, account } = await setUp()
  expect(await failureOf(removePasskey(visitor, { id: passkey.id }))).toMatchObject({ _tag: 'MissingJwt' })
  await accounts.rows.delete(account.id)
  expect(await failureOf(removePasskey(user, { id: passkey.id }))).toMatchObject({ _tag: 'MissingJwt' })
})
