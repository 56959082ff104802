import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { passkeyResponse } from '#adapters/memory/passkeys.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { aPasskey } from '../testing/builders.ts'
import { AddPasskey } from './passkeys.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  const { user } = await fixture.addSession(account)
  return {
    ...fixture,
    account,
    user,
    addPasskey: makeOf(AddPasskey)(fixture),
    challenge: await run(fixture.tokens.issue('passkey', account.id)),
  }
}

test('stores the passkey, marks the session and informs the owner', async () => {
  const { addPasskey, user, account, challenge, passkeyRepository, sessions, mailQueue, audit } = await setUp()
  const view = await run(addPasskey(user, { response: passkeyResponse(challenge), name: ' Telefon ' }))
  expect(view).toEqual({
    id: expect.any(String),
    name: 'Telefon',
    synced: true,
    created_at: '2026-11-23T10:00:00.000Z',
    last_used_at: null,
  })
  expect(await passkeyRepository.rows.get(view.id)).toMatchObject({ account_id: account.id, credential_id: 'credential1' })
  expect((await sessions.rows.get(user.session))?.second_factor).toBe(true)
  expect(mailQueue.sent).toMatchObject([{ to: account.email, template: 'accounts.mail.factor-changed', values: { what: 'passkey-added' } }])
  expect(audit.entries).toMatchObject([{ actor: user, action: 'accounts.passkey-added', subject: account.id }])
})

test('accepts a challenge once, and only from the account that it was issued to', async () => {
  const { addAccount, addPasskey, user, challenge, tokens, passkeyRepository } = await setUp()
  const foreign = await run(tokens.issue('passkey', (await addAccount()).id))
  const ofLogin = await run(tokens.issue('passkey', null))
  for (const wrong of [foreign, ofLogin, 'unknown'])
    expect(await failureOf(addPasskey(user, { response: passkeyResponse(wrong), name: 'x' }))).toMatchObject({ _tag: 'BadPasskey' })
  expect(await passkeyRepository.rows.count()).toBe(0)
  await run(addPasskey(user, { response: passkeyResponse(challenge), name: 'x' }))
  const again = passkeyResponse(challenge, { credential_id: 'credential2' })
  expect(await failureOf(addPasskey(user, { response: again, name: 'x' }))).toMatchObject({ _tag: 'BadPasskey' })
})

test('rejects a response that the passkey did not sign', async () => {
  const { addPasskey, user, challenge, passkeyRepository } = await setUp()
  const response = passkeyResponse(challenge, { signed_by: 'other' })
  expect(await failureOf(addPasskey(user, { response, name: 'x' }))).toMatchObject({ _tag: 'BadPasskey', kind: 'unauthenticated' })
  expect(await passkeyRepository.rows.count()).toBe(0)
})

test('rejects a passkey that another account has, without a mail', async () => {
  const { addAccount, addPasskey, user, challenge, passkeyRepository, mailQueue, sessions } = await setUp()
  await run(passkeyRepository.add(aPasskey({ account_id: (await addAccount()).id, credential_id: 'credential1' })))
  expect(await failureOf(addPasskey(user, { response: passkeyResponse(challenge), name: 'x' }))).toMatchObject({ _tag: 'PasskeyKnown' })
  expect([mailQueue.sent, (await sessions.rows.get(user.session))?.second_factor]).toEqual([[], false])
})

test('fails when the session ended since the request began', async () => {
  const { addPasskey, user, challenge, sessions, passkeyRepository } = await setUp()
  await run(sessions.end(user.session, 'password_changed', '2026-11-23T10:00:00.000Z'))
  expect(await failureOf(addPasskey(user, { response: passkeyResponse(challenge), name: 'x' }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await passkeyRepository.rows.count()).toBe(0)
})

test('requires a signed-in user', async () => {
  const { addPasskey, challenge } = await setUp()
  expect(await failureOf(addPasskey(visitor, { response: passkeyResponse(challenge), name: 'x' }))).toMatchObject({ _tag: 'MissingJwt' })
})
