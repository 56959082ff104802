import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { goodPassword } from '../testing/builders.ts'
import { DescribeAccount } from './operate-accounts.ts'

const database = databaseForTests()

test('describes an account with origin, facilities, second factors and active devices', async () => {
  const fixture = await makeAccountsFixture(database, { production: true })
  const f1 = await fixture.addFacility()
  const account = await fixture.addAccount({ email: 'ola@kredka.test', type: 'cms', source: 'operator' })
  await fixture.addSession(account)
  const ended = await fixture.addSession(account)
  await run(fixture.sessions.end(ended.session.id, 'signed_out', '2026-11-22T09:00:00.000Z'))
  await fixture.addSession(account, { expires_at: '2026-11-23T09:59:59.000Z' })
  await run(fixture.grants.save({ accountId: account.id, facilityId: f1, role: 'teacher', permissions: ['facility-data/write'] }))
  await fixture.addTotp(account)
  const described = await run(makeOf(DescribeAccount)(fixture)(operator, { email: ' OLA@kredka.test' }))
  expect(described).toMatchObject({
    id: account.id,
    source: 'operator',
    devices: 1,
    perms: { [f1]: ['facility-data/write'] },
    facilities: [{ id: f1, role: 'teacher' }],
    second_factor: { totp: true, passkeys: 0, required: true },
  })
  expect(JSON.stringify(described)).not.toContain(goodPassword)
})

test('fails for an unknown address', async () => {
  expect(
    await failureOf(makeOf(DescribeAccount)(await makeAccountsFixture(database))(operator, { email: 'nikt@kredka.test' })),
  ).toMatchObject({
    _tag: 'AccountNotFound',
  })
})
