import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { ResetSecondFactor } from './operate-accounts.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount({ email: 'ola@kredka.test', language: 'en' })
  return { ...fixture, account, reset: makeOf(ResetSecondFactor)(fixture) }
}

test('AU-14 removes app, recovery codes and passkeys, ends sessions and links, informs the owner and writes the audit log', async () => {
  const { reset, account, addTotp, addPasskey, addSession, factors, sessions, tokens, mailQueue, audit } = await setUp()
  await addTotp(account)
  await addPasskey(account)
  const { session } = await addSession(account, { second_factor: true })
  const halfFinished = await run(tokens.issue('second-factor', account.id))
  expect(await run(reset(operator, { email: ' Ola@Kredka.test' }))).toEqual({ id: account.id, email: account.email, removed: 2 })
  expect(await run(factors.summaryOf(account.id))).toEqual({ totp: false, passkeys: 0, recovery_codes: 0 })
  expect([(await sessions.rows.get(session.id))?.ended_because, await run(tokens.peek('second-factor', halfFinished))]).toEqual([
    'factors_reset',
    null,
  ])
  expect(mailQueue.sent).toMatchObject([
    { to: account.email, language: 'en', template: 'accounts.mail.factor-changed', values: { what: 'factors-reset' } },
  ])
  expect(audit.entries).toEqual([{ actor: operator, action: 'accounts.factors-reset', subject: account.id }])
})

test('does nothing for an account without second factors', async () => {
  const { reset, account, addSession, addAccount, addTotp, factors, sessions, mailQueue, audit } = await setUp()
  const { session } = await addSession(account)
  const other = await addAccount()
  await addTotp(other)
  expect(await run(reset(operator, { email: account.email }))).toMatchObject({ removed: 0 })
  expect([(await sessions.rows.get(session.id))?.ended_because, mailQueue.sent, audit.entries]).toEqual([null, [], []])
  expect(await run(factors.summaryOf(other.id))).toMatchObject({ totp: true })
})

test('fails for an unknown address', async () => {
  const { reset } = await setUp()
  expect(await failureOf(reset(operator, { email: 'nikt@kredka.test' }))).toMatchObject({ _tag: 'AccountNotFound' })
})
