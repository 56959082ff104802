import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { CreateAccount } from './operate-accounts.ts'

const database = databaseForTests()

const input = { email: ' Nowa@Kredka.test ', firstName: 'Nina', lastName: 'Nowa' }

test('creates an active account whose generated password is only in the result', async () => {
  const fixture = await makeAccountsFixture(database)
  const created = await run(makeOf(CreateAccount)(fixture)(operator, { ...input, type: 'support', language: 'en' }))
  expect(created).toEqual({
    id: expect.any(String),
    email: 'nowa@kredka.test',
    type: 'support',
    password: expect.stringMatching(/^[0-9a-f]{4}(-[0-9a-f]{4}){3}$/),
  })
  expect(await fixture.accounts.rows.get(created.id)).toMatchObject({
    email: 'nowa@kredka.test',
    password_hash: `hash1:${created.password}`,
    type: 'support',
    language: 'en',
    status: 'active',
    source: 'operator',
    activated_at: '2026-11-23T10:00:00.000Z',
  })
  expect(fixture.audit.entries).toEqual([{ actor: operator, action: 'accounts.created', subject: created.id, about: { type: 'support' } }])
  expect(fixture.mailQueue.sent).toEqual([])
})

test('creates an ordinary Polish account by default', async () => {
  const fixture = await makeAccountsFixture(database)
  const { id } = await run(makeOf(CreateAccount)(fixture)(operator, input))
  expect(await fixture.accounts.rows.get(id)).toMatchObject({ type: 'user', language: 'pl' })
})

test('rejects a taken address without an audit entry', async () => {
  const fixture = await makeAccountsFixture(database)
  await fixture.addAccount({ email: 'nowa@kredka.test' })
  expect(await failureOf(makeOf(CreateAccount)(fixture)(operator, input))).toMatchObject({ _tag: 'EmailTaken', kind: 'conflict' })
  expect(fixture.audit.entries).toEqual([])
})
