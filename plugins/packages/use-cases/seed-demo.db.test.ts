import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makePackagesFixture } from '../testing/packages-fixture.ts'
import { SeedDemo } from './seed-demo.ts'

test('PK-06 the premium facilities of the demo have a package for a year, once', async () => {
  const fixture = makePackagesFixture()
  const seed = makeOf(SeedDemo)({ ...fixture, limits: fixture.store })
  const { id, owner } = fixture.addOwned({ status: 'premium' })
  const unowned = fixture.facilities.add({ status: 'premium' })
  const registered = fixture.facilities.add()
  await run(seed())
  await run(seed())
  expect([id, unowned, registered].map((one) => fixture.store.standings.get(one)?.validUntil)).toEqual([
    '2027-11-23T23:00:00.000Z',
    '2027-11-23T23:00:00.000Z',
    null,
  ])
  expect([...fixture.orders.rows.values()]).toMatchObject([{ facility_id: id, account_id: owner.id, state: 'active' }])
})
