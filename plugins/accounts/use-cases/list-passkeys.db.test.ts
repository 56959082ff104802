import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { userOf } from '../testing/builders.ts'
import { ListPasskeys } from './passkeys.ts'

const database = databaseForTests()

test('lists the user’s passkeys, the oldest first, without their keys', async () => {
  const { passkeyRepository, addPasskey, addAccount } = await makeAccountsFixture(database)
  const account = await addAccount()
  const second = await addPasskey(account, { created_at: '2026-11-22T08:00:00.000Z', name: 'Telefon' })
  const first = await addPasskey(account, { created_at: '2026-11-21T08:00:00.000Z', name: 'Laptop', backup_eligible: false })
  await addPasskey(await addAccount())
  expect(await run(makeOf(ListPasskeys)({ passkeyRepository })(userOf(account), {}))).toEqual([
    { id: first.id, name: 'Laptop', synced: false, created_at: first.created_at, last_used_at: null },
    { id: second.id, name: 'Telefon', synced: true, created_at: second.created_at, last_used_at: null },
  ])
  expect(await failureOf(makeOf(ListPasskeys)({ passkeyRepository })(visitor, {}))).toMatchObject({ _tag: 'MissingJwt' })
})
