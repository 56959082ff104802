import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { ActivateAccount } from './activate-account.ts'

const database = databaseForTests()

test('activates the account, also when the link is opened twice', async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount({ status: 'registered', activated_at: null })
  const token = await run(fixture.tokens.issue('activate', account.id))
  const activate = makeOf(ActivateAccount)(fixture)
  expect(await run(activate(visitor, { token }))).toEqual({ status: 'active' })
  fixture.clock.advance(60)
  await run(activate(visitor, { token }))
  expect(await fixture.accounts.rows.get(account.id)).toMatchObject({ status: 'active', activated_at: '2026-11-23T10:00:00.000Z' })
})

test('does not activate a registration that was renewed while its link was opened', async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount({ status: 'registered', activated_at: null })
  const token = await run(fixture.tokens.issue('activate', account.id))
  const accounts = {
    ...fixture.accounts,
    lock: (id: string) => Effect.tap(fixture.accounts.lock(id), () => fixture.tokens.issue('activate', id)),
  }
  expect(await failureOf(makeOf(ActivateAccount)({ ...fixture, accounts })(visitor, { token }))).toMatchObject({
    _tag: 'ActivationTokenNotFound',
  })
  expect((await fixture.accounts.rows.get(account.id))?.status).toBe('registered')
})

test('rejects unknown and expired tokens, and tokens of other purposes', async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount({ status: 'registered' })
  const activate = makeOf(ActivateAccount)(fixture)
  const token = await run(fixture.tokens.issue('activate', account.id))
  const reset = await run(fixture.tokens.issue('reset', account.id))
  for (const wrong of ['0'.repeat(32), reset])
    expect(await failureOf(activate(visitor, { token: wrong }))).toMatchObject({ _tag: 'ActivationTokenNotFound', kind: 'not-found' })
  fixture.clock.advance(72 * 3600 + 1)
  expect(await failureOf(activate(visitor, { token }))).toMatchObject({ _tag: 'ActivationTokenNotFound' })
  expect((await fixture.accounts.rows.get(account.id))?.status).toBe('registered')
})
