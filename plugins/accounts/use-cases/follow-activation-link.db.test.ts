import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { goodPassword } from '../testing/builders.ts'
import { ActivateAccount, FollowActivationLink } from './activate-account.ts'
import { RegisterAccount } from './registration.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const register = makeOf(RegisterAccount)({ ...fixture, termsInForce: () => '2026-11-21' })
  const activateAccount = makeOf(ActivateAccount)(fixture)
  const follow = makeOf(FollowActivationLink)(fixture)
  /** Registers an address; returns the token of its mail and the device token of the browser. */
  const registerFrom = async (first_name: string) => {
    const names = { first_name, last_name: 'Nowak', terms_version: '2026-11-21' }
    const email = 'nowa@kredka.test'
    const { device } = await run(register(visitor, { ...names, email, email_repeat: email, password: goodPassword }))
    return { device, token: fixture.mailQueue.sent.at(-1)?.values['token'] ?? '' }
  }
  const statuses = async () => (await fixture.accounts.rows.all()).map(({ status }) => status)
  return { ...fixture, activateAccount, follow, registerFrom, statuses }
}

test('AU-01 the link activates the account in the browser that registered it', async () => {
  const { follow, registerFrom, statuses } = await setUp()
  const { token, device } = await registerFrom('Nina')
  expect(await run(follow({ ...visitor, device }, { token }))).toEqual({ status: 'active' })
  expect(await statuses()).toEqual(['active'])
})

test('a mail scanner that opens the link activates nothing; the button does', async () => {
  const { activateAccount, follow, registerFrom, statuses } = await setUp()
  const { token } = await registerFrom('Obcy')
  for (const device of [undefined, `${'0'.repeat(32)}.${'A'.repeat(43)}`, 'x'])
    expect(await run(follow({ ...visitor, ...(device && { device }) }, { token }))).toEqual({ status: 'registered' })
  expect(await statuses()).toEqual(['registered'])
  await run(activateAccount(visitor, { token }))
  expect(await run(follow(visitor, { token }))).toEqual({ status: 'active' })
})

test('the browser of an earlier registration does not activate a later one of somebody else', async () => {
  const { follow, registerFrom, statuses } = await setUp()
  const own = await registerFrom('Nina')
  const foreign = await registerFrom('Obcy')
  expect(await failureOf(follow({ ...visitor, device: own.device }, { token: own.token }))).toMatchObject({
    _tag: 'ActivationTokenNotFound',
  })
  expect(await run(follow({ ...visitor, device: own.device }, { token: foreign.token }))).toEqual({ status: 'registered' })
  expect(await statuses()).toEqual(['registered'])
})

test('a registration makes its browser known to no account', async () => {
  const { knownDevices, registerFrom, accounts } = await setUp()
  const { device } = await registerFrom('Obcy')
  for (const { id } of await accounts.rows.all()) expect(knownDevices.numberOf({ ...visitor, device }, id)).toBeNull()
})

test('rejects unknown links', async () => {
  expect(await failureOf((await setUp()).follow(visitor, { token: '0'.repeat(32) }))).toMatchObject({ _tag: 'ActivationTokenNotFound' })
})
