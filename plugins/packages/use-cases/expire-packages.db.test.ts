import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { makePackagesFixture } from '../testing/packages-fixture.ts'
import { AnnounceExpiry } from './announce.ts'
import { ExpirePackages } from './expire-packages.ts'
import { StartTrial } from './start-trial.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = makePackagesFixture(database)
  const dependencies = { ...fixture, limits: fixture.store }
  const { id, owner } = await fixture.addOwned()
  const order = await run(makeOf(StartTrial)(dependencies)(owner, { facility_id: id }))
  const expire = makeOf(ExpirePackages)(dependencies)
  const announce = makeOf(AnnounceExpiry)(dependencies)
  const stateOf = async () => (await fixture.orderOf(order.id))?.state
  const names = () => fixture.events.emitted.map(({ name }) => name)
  return { ...fixture, id, owner, stateOf, names, expire: () => run(expire(system, {})), announce: () => run(announce(system, {})) }
}

test('PK-06 the end of a package makes the facility registered, tells its owner, once, and deletes nothing', async () => {
  const { clock, expire, standingOf, id, owner, stateOf, events, limits, audit } = await setUp()
  clock.set('2026-12-23T22:59:59.999Z')
  expect(await expire()).toEqual({ expired: 0 })
  clock.set('2026-12-23T23:00:00.000Z')
  expect(await run(limits.valueFor(id, facilityLimits.photos))).toBe(3)
  expect(await expire()).toEqual({ expired: 1 })
  expect(await expire()).toEqual({ expired: 0 })
  expect(await standingOf(id)).toEqual({ status: 'registered', validUntil: '2026-12-23T23:00:00.000Z' })
  expect(await stateOf()).toBe('expired')
  expect(events.emitted.at(-1)).toEqual({
    name: 'packages.expired',
    facilityId: id,
    facility: 'Słoneczko',
    day: '2026-12-23',
    accountIds: [owner.id],
  })
  expect(audit.entries.at(-1)).toMatchObject({ action: 'packages.package-expired', about: { facility: id } })
})

test('PK-06 a facility that was extended in the meantime keeps its package', async () => {
  const { clock, expire, store, id, names } = await setUp()
  clock.set('2026-12-24T10:00:00.000Z')
  await run(store.setStanding(id, { status: 'premium', validUntil: '2027-12-24T00:00:00.000Z' }))
  expect(await expire()).toEqual({ expired: 0 })
  expect(names()).toEqual(['packages.activated'])
})

test('PK-06 owners are told in time, each notice once', async () => {
  const { clock, announce, names, stateOf } = await setUp()
  for (const [at, announced, state] of [
    ['2026-11-30T07:00:00.000Z', 0, 'active'],
    ['2026-12-17T07:00:00.000Z', 1, 'expiring'],
    ['2026-12-18T07:00:00.000Z', 0, 'expiring'],
    ['2026-12-23T07:00:00.000Z', 1, 'expiring'],
    ['2026-12-23T08:00:00.000Z', 0, 'expiring'],
    ['2026-12-24T07:00:00.000Z', 0, 'expiring'],
  ] as const) {
    clock.set(at)
    expect([at, await announce(), await stateOf()]).toEqual([at, { announced }, state])
  }
  expect(names()).toEqual(['packages.activated', 'packages.expiring', 'packages.expiring'])
})
