import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { passkeyResponse } from '#adapters/memory/passkeys.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { goodPassword, userOf } from '../testing/builders.ts'
import { ConfirmIdentity } from './prove-identity.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  const changed: string[] = []
  const confirm = (proof: { password?: string; code?: string; passkey?: ReturnType<typeof passkeyResponse> }) =>
    fixture.confirmIdentity(userOf(account), { password: goodPassword, ...proof }, ({ id }) => Effect.sync(() => void changed.push(id)))
  const challenge = () => run(fixture.tokens.issue('passkey', null))
  return { ...fixture, account, changed, confirm, challenge }
}

type Fixture = Awaited<ReturnType<typeof setUp>>

test('the password is enough without a second factor', async () => {
  const { confirm, changed, account } = await setUp()
  expect(await failureOf(confirm({ password: 'inne' }))).toMatchObject({ _tag: 'BadPassword' })
  await run(confirm({ code: '123456' }))
  expect(changed).toEqual([account.id])
})

test('an account with an app needs a code or a recovery code', async () => {
  const { confirm, changed, account, addTotp } = await setUp()
  const totp = await addTotp(account, { recoveryCodes: ['0123456789abcdef'] })
  for (const code of [{}, { code: '' }]) expect(await failureOf(confirm(code))).toMatchObject({ _tag: 'SecondFactorNeeded' })
  expect(await failureOf(confirm({ password: 'inne', code: totp.code() }))).toMatchObject({ _tag: 'BadPassword' })
  expect(changed).toEqual([])
  await run(confirm({ code: totp.code() }))
  await run(confirm({ code: '0123-4567-89ab-cdef' }))
  expect(await failureOf(confirm({ code: '0123-4567-89ab-cdef' }))).toMatchObject({ _tag: 'BadCode' })
  expect(changed).toHaveLength(2)
})

test('an account with a passkey needs the response of its own passkey, once', async () => {
  const { confirm, changed, account, addAccount, addPasskey, challenge } = await setUp()
  const own = await addPasskey(account)
  const foreign = await addPasskey(await addAccount())
  expect(await failureOf(confirm({}))).toMatchObject({ _tag: 'SecondFactorNeeded' })
  const response = passkeyResponse(await challenge(), own)
  for (const wrong of [passkeyResponse(await challenge(), foreign), passkeyResponse('unknown', own)])
    expect(await failureOf(confirm({ passkey: wrong }))).toMatchObject({ _tag: 'BadPasskey' })
  await run(confirm({ passkey: response }))
  expect(await failureOf(confirm({ passkey: response }))).toMatchObject({ _tag: 'BadPasskey' })
  expect(changed).toHaveLength(1)
})

const at = '2026-11-23T09:00:00.000Z'
const addConfirmedTotp = (factors: Fixture['factors'], accountId: string) =>
  Effect.andThen(factors.startTotp(accountId, 'secret', at), factors.confirmTotp(accountId, 'secret', 1, at))

test('fails when a second factor was added or the password was changed while the password was verified', async () => {
  for (const [failure, meanwhile] of [
    ['SecondFactorNeeded', ({ factors, account }: Fixture) => addConfirmedTotp(factors, account.id)],
    ['BadPassword', ({ accounts, account }: Fixture) => accounts.setPassword(account.id, 'x')],
  ] as const) {
    const fixture = await setUp()
    const lock = (id: string) => Effect.andThen(meanwhile(fixture), fixture.accounts.lock(id))
    const confirmIdentity = makeOf(ConfirmIdentity)({ ...fixture, accounts: { ...fixture.accounts, lock } })
    const change = () => Effect.die('changed')
    expect(await failureOf(confirmIdentity(userOf(fixture.account), { password: goodPassword }, change))).toMatchObject({ _tag: failure })
  }
})
