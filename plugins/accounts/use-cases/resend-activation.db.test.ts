import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { ResendActivation } from './activate-account.ts'

const database = databaseForTests()

test('sends a new activation link to an account that waits for activation', async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount({ email: 'nowa@kredka.test', status: 'registered' })
  const first = await run(fixture.tokens.issue('activate', account.id))
  expect(await run(makeOf(ResendActivation)(fixture)(visitor, { email: 'Nowa@kredka.test' }))).toEqual({ status: 'sent' })
  expect(fixture.mailQueue.sent).toMatchObject([{ to: 'nowa@kredka.test', template: 'accounts.mail.activate' }])
  expect(await run(fixture.tokens.peek('activate', first))).toBeNull()
})

test('responds alike, in the same time and without a mail, to active and unknown accounts', async () => {
  const fixture = await makeAccountsFixture(database)
  await fixture.addAccount({ email: 'ola@kredka.test' })
  for (const email of ['ola@kredka.test', 'nikt@kredka.test']) {
    const slept: number[] = []
    expect(await run(makeOf(ResendActivation)(fixture)(visitor, { email }), slept)).toEqual({ status: 'sent' })
    expect(slept).toEqual([300])
  }
  expect(fixture.mailQueue.sent).toEqual([])
})

test('limits mails to one address, and shares the limit of the network with password resets', async () => {
  const fixture = await makeAccountsFixture(database)
  const resend = makeOf(ResendActivation)(fixture)
  for (let count = 0; count < 3; count++) await run(resend(visitor, { email: 'nowa@kredka.test' }))
  expect(await failureOf(resend(visitor, { email: 'nowa@kredka.test' }))).toMatchObject({ _tag: 'TooManyRequests' })
  for (let count = 4; count < 15; count++)
    await run(fixture.rateLimit.consume('accounts.mail', visitor.address, { times: 15, seconds: 3600 }))
  expect(await failureOf(resend(visitor, { email: 'inna@kredka.test' }))).toMatchObject({ _tag: 'TooManyRequests' })
})
