import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { PromoteAccount } from './operate-accounts.ts'

const database = databaseForTests()

test('changes the type, ends the sessions and writes the audit log', async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount({ email: 'ola@kredka.test' })
  const { session } = await fixture.addSession(account)
  expect(await run(makeOf(PromoteAccount)(fixture)(operator, { email: 'OLA@kredka.test', type: 'support' }))).toEqual({
    id: account.id,
    email: 'ola@kredka.test',
    before: 'user',
    type: 'support',
  })
  expect((await fixture.accounts.rows.get(account.id))?.type).toBe('support')
  expect((await fixture.sessions.rows.get(session.id))?.ended_because).toBe('promoted')
  expect(fixture.audit.entries).toEqual([
    { actor: operator, action: 'accounts.promoted', subject: account.id, about: { before: 'user', type: 'support' } },
  ])
})

test('changes nothing when the account has the type already', async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount({ type: 'cms' })
  const { session } = await fixture.addSession(account)
  expect(await run(makeOf(PromoteAccount)(fixture)(operator, { email: account.email, type: 'cms' }))).toMatchObject({
    before: 'cms',
    type: 'cms',
  })
  expect([(await fixture.sessions.rows.get(session.id))?.ended_because, fixture.audit.entries]).toEqual([null, []])
})

test('fails for an unknown address', async () => {
  const promote = makeOf(PromoteAccount)(await makeAccountsFixture(database))
  expect(await failureOf(promote(operator, { email: 'nikt@kredka.test', type: 'cms' }))).toMatchObject({ _tag: 'AccountNotFound' })
})
