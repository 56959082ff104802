import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { goodPassword, userOf } from '../testing/builders.ts'
import { DeleteAccount } from './delete-account.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount({ email: 'ola@kredka.test', language: 'en' })
  const erased: object[] = []
  const deleteAccount = makeOf(DeleteAccount)({
    ...fixture,
    erase: (_actor, person) =>
      Effect.sync(() => {
        erased.push(person)
        return {}
      }),
  })
  return {
    ...fixture,
    account,
    user: userOf(account),
    erased,
    deleteAccount,
    input: { id: account.id, password: goodPassword, confirm: 'Ola@Kredka.test ' },
  }
}

test('erases the personal data, says good-bye by mail and emits the event', async () => {
  const { deleteAccount, user, account, input, erased, mailQueue, events } = await setUp()
  expect(await run(deleteAccount(user, input))).toEqual({ status: 'deleted' })
  expect(erased).toEqual([{ accountId: account.id, email: 'ola@kredka.test' }])
  expect(mailQueue.sent).toMatchObject([
    { to: 'ola@kredka.test', language: 'en', template: 'accounts.mail.erased', values: { name: 'Joanna' } },
  ])
  expect(events.emitted).toEqual([{ name: 'accounts.erased', accountId: account.id }])
})

test('requires the password and the typed e-mail address', async () => {
  const { deleteAccount, user, input, erased } = await setUp()
  expect(await failureOf(deleteAccount(user, { ...input, password: 'inne' }))).toMatchObject({ _tag: 'BadPassword' })
  expect(await failureOf(deleteAccount(user, { ...input, confirm: 'ala@kredka.test' }))).toMatchObject({
    _tag: 'Validation',
    schema: { confirm: ['EMAIL_NOT_CONFIRMED'] },
  })
  expect(erased).toEqual([])
})

test('requires a code of the app when the account has one; a code stays unused when the account is not deleted', async () => {
  const { deleteAccount, user, account, input, addTotp, erased } = await setUp()
  const totp = await addTotp(account)
  expect(await failureOf(deleteAccount(user, input))).toMatchObject({ _tag: 'SecondFactorNeeded' })
  const withCode = { ...input, code: totp.code() }
  expect(await failureOf(deleteAccount(user, { ...withCode, confirm: 'x@kredka.test' }))).toMatchObject({ _tag: 'Validation' })
  expect(erased).toEqual([])
  expect(await run(deleteAccount(user, withCode))).toEqual({ status: 'deleted' })
})

test('rejects the owner of a facility; other roles do not matter', async () => {
  const { addFacility, deleteAccount, user, input, account, grants, erased, mailQueue, events } = await setUp()
  const f1 = await addFacility('F1')
  const f2 = await addFacility('F2')
  await run(grants.save({ accountId: account.id, facilityId: f1, role: 'administrator', permissions: [] }))
  await run(grants.save({ accountId: account.id, facilityId: f2, role: 'owner', permissions: [] }))
  expect(await failureOf(deleteAccount(user, input))).toMatchObject({ _tag: 'OwnsFacility', kind: 'conflict' })
  expect([erased, mailQueue.sent, events.emitted]).toEqual([[], [], []])
  await run(grants.revoke(account.id, f2))
  expect(await run(deleteAccount(user, input))).toEqual({ status: 'deleted' })
})

test('keeps everything when erasing fails', async () => {
  const fixture = await setUp()
  const deleteAccount = makeOf(DeleteAccount)({ ...fixture, erase: () => Effect.die('database') })
  await expect(run(deleteAccount(fixture.user, fixture.input))).rejects.toThrow()
  expect([fixture.mailQueue.sent, fixture.events.emitted]).toEqual([[], []])
})

test('hides other accounts', async () => {
  const { deleteAccount, input, erased } = await setUp()
  expect(await failureOf(deleteAccount(aUser({ type: 'support' }), input))).toMatchObject({ _tag: 'AccountNotFound' })
  expect(await failureOf(deleteAccount(visitor, input))).toMatchObject({ _tag: 'MissingJwt' })
  expect(erased).toEqual([])
})
