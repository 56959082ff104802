import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makePackagesFixture } from '../testing/packages-fixture.ts'
import { SeedDemo } from './seed-demo.ts'

const database = databaseForTests()

test('PK-06 the premium facilities of the demo have a package for a year, once', async () => {
  const fixture = makePackagesFixture(database)
  const seed = makeOf(SeedDemo)({ ...fixture, limits: fixture.store })
  const { id, owner } = await fixture.addOwned({ status: 'premium' })
  const unowned = await fixture.add({ status: 'premium' })
  const registered = await fixture.add()
  await run(seed())
  await run(seed())
  const ends = [id, unowned, registered].map(async (one) => (await fixture.standingOf(one))?.validUntil)
  expect(await Promise.all(ends)).toEqual(['2027-11-23T23:00:00.000Z', '2027-11-23T23:00:00.000Z', null])
  expect(await fixture.storedOrders()).toMatchObject([{ facility_id: id, account_id: owner.id, state: 'active' }])
})
