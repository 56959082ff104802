import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { RefreshSession } from '../use-cases/refresh-session.ts'
import { makeRenewAccess } from './access.ts'

const database = databaseForTests()

test('CL-07 every session ends; the refresh is refused with the reason that the browser shows', async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  const { refreshToken, session } = await fixture.addSession(account)
  const other = await fixture.addSession(await fixture.addAccount({ id: newId(), email: 'druga@demo.test' }), { id: newId() })
  await run(fixture.transaction(makeRenewAccess(fixture)(account.id)))
  const refresh = makeOf(RefreshSession)(fixture)
  expect(await failureOf(refresh(visitor, { refresh_token: refreshToken }))).toMatchObject({
    _tag: 'ExpiredAuthenticationData',
    detail: 'facility_accepted',
  })
  expect(await run(fixture.sessions.holderOf(session.id, fixture.clock.now().toISOString()))).toBeNull()
  expect(await run(refresh(visitor, { refresh_token: other.refreshToken }))).toMatchObject({ user: { email: 'druga@demo.test' } })
})

test('an account that was deleted meanwhile has no access to renew', async () => {
  const fixture = await makeAccountsFixture(database)
  expect(await failureOf(fixture.transaction(makeRenewAccess(fixture)(newId())))).toMatchObject({ _tag: 'AccountNotFound' })
})
