import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { RequestPasswordReset } from './reset-password.ts'

const database = databaseForTests()

test('mails a reset token to the account', async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount({ email: 'ola@kredka.test', language: 'en' })
  expect(await run(makeOf(RequestPasswordReset)(fixture)(visitor, { email: ' Ola@kredka.test' }))).toEqual({ status: 'sent' })
  expect(fixture.mailQueue.sent).toMatchObject([
    { to: 'ola@kredka.test', language: 'en', template: 'accounts.mail.reset', values: { name: 'Joanna' } },
  ])
  const token = fixture.mailQueue.sent[0]?.values['token'] ?? ''
  expect(await run(fixture.tokens.peek('reset', token))).toMatchObject({ account_id: account.id })
})

test('does not reveal whether the account exists: same response, same minimum duration', async () => {
  const fixture = await makeAccountsFixture(database)
  await fixture.addAccount({ email: 'ola@kredka.test' })
  const reset = makeOf(RequestPasswordReset)(fixture)
  const known: number[] = []
  const unknown: number[] = []
  const responses = [
    await run(reset(visitor, { email: 'ola@kredka.test' }), known),
    await run(reset(visitor, { email: 'nikt@kredka.test' }), unknown),
  ]
  expect(responses).toEqual([{ status: 'sent' }, { status: 'sent' }])
  expect([known, unknown]).toEqual([[300], [300]])
  expect(fixture.mailQueue.sent).toHaveLength(1)
})

test('limits mails to one address and from one network, whether accounts exist or not', async () => {
  const reset = makeOf(RequestPasswordReset)(await makeAccountsFixture(database))
  for (let count = 0; count < 3; count++) await run(reset(visitor, { email: 'nikt@kredka.test' }))
  expect(await failureOf(reset(visitor, { email: ' Nikt@kredka.test' }))).toMatchObject({ _tag: 'TooManyRequests' })
  for (let count = 4; count < 15; count++) await run(reset(visitor, { email: `a${count}@kredka.test` }))
  expect(await failureOf(reset(visitor, { email: 'b@kredka.test' }))).toMatchObject({ _tag: 'TooManyRequests' })
  expect(await run(reset({ ...visitor, address: '198.51.100.1' }, { email: 'nikt@kredka.test' }))).toEqual({ status: 'sent' })
})
