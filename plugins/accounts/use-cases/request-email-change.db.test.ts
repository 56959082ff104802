import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { goodPassword, userOf } from '../testing/builders.ts'
import { RequestEmailChange } from './change-email.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  const input = { id: account.id, email: ' Nowa@Kredka.test', password: goodPassword }
  return { ...fixture, account, user: userOf(account), input, request: makeOf(RequestEmailChange)(fixture) }
}

test('mails the new address a token for it and leaves the account unchanged', async () => {
  const { request, user, account, input, accounts, mailQueue, tokens } = await setUp()
  expect(await run(request(user, input))).toEqual({ status: 'sent' })
  expect(mailQueue.sent).toMatchObject([{ to: 'nowa@kredka.test', template: 'accounts.mail.email-confirm' }])
  expect(await run(tokens.peek('email-confirm', mailQueue.sent[0]?.values['token'] ?? ''))).toEqual({
    account_id: account.id,
    payload: { email: 'nowa@kredka.test' },
  })
  expect(await accounts.rows.get(account.id)).toEqual(account)
})

test('does not reveal that the address is taken', async () => {
  const { request, user, input, addAccount, mailQueue } = await setUp()
  await addAccount({ email: 'nowa@kredka.test' })
  expect(await run(request(user, input))).toEqual({ status: 'sent' })
  expect(mailQueue.sent).toHaveLength(1)
})

test('requires the password of the own account', async () => {
  const { request, user, input, mailQueue } = await setUp()
  expect(await failureOf(request(user, { ...input, password: 'inne' }))).toMatchObject({ _tag: 'BadPassword' })
  expect(await failureOf(request(aUser(), input))).toMatchObject({ _tag: 'AccountNotFound' })
  expect(await failureOf(request(visitor, input))).toMatchObject({ _tag: 'MissingJwt' })
  expect(mailQueue.sent).toEqual([])
})

test('requires a code of the app when the account has one', async () => {
  const { request, user, account, input, addTotp, mailQueue } = await setUp()
  const totp = await addTotp(account)
  expect(await failureOf(request(user, input))).toMatchObject({ _tag: 'SecondFactorNeeded' })
  expect(await failureOf(request(user, { ...input, code: '000000' }))).toMatchObject({ _tag: 'BadCode' })
  expect(mailQueue.sent).toEqual([])
  expect(await run(request(user, { ...input, code: totp.code() }))).toEqual({ status: 'sent' })
})

test('limits the mails of an account to three an hour', async () => {
  const { request, user, input, mailQueue, clock } = await setUp()
  for (let count = 0; count < 3; count++) await run(request(user, input))
  expect(await failureOf(request(user, input))).toMatchObject({ _tag: 'TooManyRequests' })
  clock.advance(3600)
  await run(request(user, input))
  expect(mailQueue.sent).toHaveLength(4)
})
