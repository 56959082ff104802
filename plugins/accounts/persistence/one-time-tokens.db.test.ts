import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { anAccount } from '../testing/builders.ts'

const database = databaseForTests()

const tokens = () => database.find(OneTimeTokens)
const addAccount = async () => {
  const account = anAccount()
  await run(database.find(AccountRepository).add(account))
  return account.id
}

test('tokens are consumed once, and only for their purpose', async () => {
  const account_id = await addAccount()
  const token = await run(tokens().issue('email-confirm', account_id, { email: 'a@b.pl' }))
  expect(token).toMatch(/^[0-9a-f]{32}$/)
  expect(await run(tokens().consume('email-undo', token))).toBeNull()
  expect(await run(tokens().peek('email-confirm', token))).toEqual({ account_id, payload: { email: 'a@b.pl' } })
  expect(await run(tokens().consume('email-confirm', token))).toMatchObject({ account_id, payload: { email: 'a@b.pl' } })
  expect(await run(tokens().consume('email-confirm', token))).toBeNull()
  expect(await run(tokens().peek('email-confirm', 'x'))).toBeNull()
})

test('tokens revoke the account’s earlier ones of the same purpose', async () => {
  const account = await addAccount()
  const first = await run(tokens().issue('reset', account))
  const other = await run(tokens().issue('activate', account))
  const second = await run(tokens().issue('reset', account))
  expect(await run(tokens().peek('reset', first))).toBeNull()
  for (const [kind, token] of [
    ['reset', second],
    ['activate', other],
  ] as const)
    expect(await run(tokens().peek(kind, token))).not.toBeNull()
})

test('tokens keep earlier undo links, and can be revoked from one of them on', async () => {
  const account = await addAccount()
  const undo: string[] = []
  for (let count = 0; count < 3; count++) {
    undo.push(await run(tokens().issue('email-undo', account)))
    database.clock.advance(60)
  }
  const [first = '', second = '', third = ''] = undo
  const consumed = await run(tokens().consume('email-undo', second))
  await run(tokens().revoke(account, ['email-undo'], consumed?.expires_at))
  expect([await run(tokens().peek('email-undo', first)), await run(tokens().peek('email-undo', third))]).toEqual([
    { account_id: account, payload: {} },
    null,
  ])
})

test('tokens are revoked by account and purpose', async () => {
  const account = await addAccount()
  const other = await addAccount()
  const issued = [
    ['reset', await run(tokens().issue('reset', account))],
    ['activate', await run(tokens().issue('activate', account))],
    ['reset', await run(tokens().issue('reset', other))],
  ] as const
  await run(tokens().revoke(account, ['reset', 'email-confirm']))
  expect(await Promise.all(issued.map(async ([kind, token]) => (await run(tokens().peek(kind, token))) !== null))).toEqual([
    false,
    true,
    true,
  ])
})

test('tokens of no account do not revoke each other', async () => {
  const first = await run(tokens().issue('passkey', null))
  const second = await run(tokens().issue('passkey', null))
  for (const token of [first, second]) expect(await run(tokens().consume('passkey', token))).toMatchObject({ account_id: null })
})

test('tokens can be attempted a limited number of times', async () => {
  const account_id = await addAccount()
  const token = await run(tokens().issue('second-factor', account_id))
  for (let attempt = 0; attempt < 2; attempt++) expect(await run(tokens().attempt('second-factor', token, 2))).toMatchObject({ account_id })
  expect(await run(tokens().attempt('second-factor', token, 2))).toBeNull()
})

test('tokens expire', async () => {
  const token = await run(tokens().issue('passkey', await addAccount()))
  database.clock.advance(5 * 60)
  expect(await run(tokens().peek('passkey', token))).toBeNull()
  expect(await run(tokens().consume('passkey', token))).toBeNull()
  expect(await run(tokens().attempt('passkey', token, 5))).toBeNull()
})
