import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { SignOut } from './operate-accounts.ts'

const database = databaseForTests()

test('an operator signs an account out on all devices, or everybody', async () => {
  const fixture = await makeAccountsFixture(database)
  const signOut = makeOf(SignOut)(fixture)
  const anna = await fixture.addAccount({ email: 'anna@kredka.test' })
  const ola = await fixture.addAccount({ email: 'ola@kredka.test' })
  for (const account of [anna, anna, ola]) await fixture.addSession(account)
  expect(await run(signOut(operator, { email: 'Anna@kredka.test' }))).toEqual({ email: 'anna@kredka.test', ended: 2 })
  expect(await run(signOut(operator, {}))).toEqual({ email: null, ended: 1 })
  expect((await fixture.sessions.rows.all()).map(({ ended_because }) => ended_because)).toEqual(Array(3).fill('ended_by_operator'))
  expect(fixture.audit.entries).toMatchObject([
    { action: 'accounts.signed-out', subject: anna.id, about: { ended: 2 } },
    { action: 'accounts.signed-out', subject: null, about: { ended: 1 } },
  ])
  expect(await failureOf(signOut(operator, { email: 'nikt@kredka.test' }))).toMatchObject({ _tag: 'AccountNotFound' })
})
