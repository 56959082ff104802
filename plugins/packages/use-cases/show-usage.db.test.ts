import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { makePackagesFixture } from '../testing/packages-fixture.ts'
import { ShowUsage } from './limits.ts'

const database = databaseForTests()

test('PK-03 AP-09 shows used, limit and the day on which it begins anew', async () => {
  const fixture = makePackagesFixture(database)
  const { id, owner } = await fixture.addOwned()
  await run(fixture.limits.spend(id, { ...facilityLimits.amenityEdits, firstIsFree: false }))
  const usage = await run(makeOf(ShowUsage)(fixture)(owner, { facility_id: id }))
  expect(usage).toMatchObject({
    facility_id: id,
    facility_name: 'Słoneczko',
    tier: 'registered',
    valid_until: null,
    trial_available: true,
    may_order: true,
  })
  expect(usage.limits.find(({ key }) => key === 'amenity_edits_per_month')).toMatchObject({
    used: 1,
    limit: 1,
    resets_at: '2026-11-30T23:00:00.000Z',
  })
})

test('RO-02 PK-01 the three tiers, each with its values', async () => {
  const fixture = makePackagesFixture(database)
  const standings = [
    { status: 'unknown' },
    { status: 'registered' },
    { status: 'premium', validUntil: '2027-01-01T00:00:00.000Z' },
  ] as const
  const ofCore = new Set(Object.values(facilityLimits).map(({ key }) => key))
  const shown = []
  for (const standing of standings) {
    const { id, owner } = await fixture.addOwned(standing)
    const { tier, limits } = await run(makeOf(ShowUsage)(fixture)(owner, { facility_id: id }))
    shown.push([tier, ...limits.flatMap(({ key, limit }) => (ofCore.has(key) ? [limit] : []))])
  }
  expect(shown).toEqual([
    ['free', 3, 5, 1, 1000, false],
    ['registered', 3, 5, 1, 2000, false],
    ['premium', 40, null, null, 10_000, true],
  ])
})

test('PK-03 an administrator sees the use and may not order; others see nothing', async () => {
  const fixture = makePackagesFixture(database)
  const show = makeOf(ShowUsage)(fixture)
  const id = await fixture.add()
  expect(await run(show(aUser({ perms: { [id]: ['facility-data/write'] } }), { facility_id: id }))).toMatchObject({ may_order: false })
  expect(await failureOf(show(visitor, { facility_id: id }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(show(aUser(), { facility_id: id }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await failureOf(show(fixture.support, { facility_id: newId() }))).toMatchObject({ _tag: 'FacilityNotFound' })
})
