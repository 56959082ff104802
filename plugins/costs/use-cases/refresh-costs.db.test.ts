import { beforeAll, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { system } from '#core/access/actor.ts'
import { FacilityCosts } from '#core/facilities/facility-costs.port.ts'
import type { Fees } from '#core/facilities/fields.ts'
import { toStatedFields } from '#core/facilities/statement.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { importFixtureEdition } from '#plugins/registers/testing/import-register.ts'
import { firstEdition } from '#plugins/registers/testing/zlobki-fixture.ts'
import { estimateCost } from '../contract/estimate.ts'
import { usualFamily } from '../contract/family.ts'
import type { PricedFacility } from '../contract/priced-facility.ts'
import { Rates } from '../domain/rates.port.ts'
import { MarkCostsDue, RefreshCosts } from './refresh-costs.ts'

const platform = startForTests(() => testPlatform())
beforeAll(() => importFixtureEdition(platform, firstEdition))

interface Row {
  readonly id: string
  readonly active: boolean
  readonly fee_month: number | null
  readonly family_cost: number | null
  readonly family_cost_meals: boolean
}
const facilities = () =>
  rowsOf<Row>(platform, 'select id, active, fee_month, family_cost, family_cost_meals from facility where category is not null order by id')
const refresh = () => platform.run(RefreshCosts, system, {})
const due = async () => (await rowsOf<{ due: number }>(platform, 'select count(*)::int due from costs_due'))[0]?.due

const fees = { month: 180_000, fundedMonth: null, hour: null, extraHour: null, mealsMonth: 30_000, mealsDay: null, discounts: null }

/** States fees as the register does, so that triggers see the same as in an import. */
const state = (id: string, fees: Fees) =>
  rowsOf(platform, 'update facility_statement set fields = fields || ?::jsonb where facility_id = ?', [
    JSON.stringify(toStatedFields({ fees })),
    id,
  ])

test('EX-03 an import makes its facilities due, and each gets what a usual family pays', async () => {
  expect(await refresh()).toMatchObject({ changed: expect.toSatisfy((changed: number) => changed > 0) })
  const rates = await run(platform.find(Rates).all())
  const priced = await rowsOf<{ priced: PricedFacility }>(platform, 'select priced from costs_facility')
  const costs = new Map(
    priced.map(({ priced }) => [priced.id, estimateCost(priced, rates, usualFamily, toWarsawTime(new Date()).day)] as const),
  )
  const rows = await facilities()
  expect(rows.filter(({ active }) => active).map(({ id }) => id)).toEqual([...costs.keys()].toSorted())
  for (const { id, family_cost, family_cost_meals } of rows) {
    const cost = costs.get(id) ?? null
    expect([id, family_cost, family_cost_meals]).toEqual([id, cost?.total ?? null, cost !== null && !cost.lacksMeals])
  }
  expect(rows.some(({ fee_month, family_cost }) => fee_month !== null && family_cost !== null && family_cost < fee_month)).toBe(true)
  expect([await due(), await refresh()]).toEqual([0, { changed: 0 }])
})

test('EX-03 a changed statement makes its facility due, a changed rate all of them, and a closed one has no cost', async () => {
  const [one] = (await facilities()).filter(({ active }) => active)
  const id = one?.id ?? ''
  const costOf = async () => (await facilities()).find((row) => row.id === id)?.family_cost
  await state(id, fees)
  expect(await refresh()).toEqual({ changed: 1 })
  expect(await costOf()).toBe(60_000)

  await rowsOf(platform, "update costs_rate set amount = 100000 where kind = 'nursery_benefit'")
  await platform.run(MarkCostsDue, system, {})
  await refresh()
  expect(await costOf()).toBe(110_000)

  await rowsOf(platform, 'update facility set active = false, inactive_since = current_date where id = ?', [id])
  await state(id, { ...fees, month: 170_000 })
  await refresh()
  expect(await costOf()).toBeNull()
})

test('EX-03 what is due stays due when a run fails half-way', async () => {
  const [one] = (await facilities()).filter(({ active }) => active)
  await state(one?.id ?? '', fees)
  const before = await due()
  expect(before).toBeGreaterThan(0)
  await rowsOf(platform, 'alter table facility add constraint no_cost check (family_cost is null) not valid')
  try {
    await platform.run(MarkCostsDue, system, {})
    await expect(refresh()).rejects.toThrow()
    expect(await due()).toBe((before ?? 0) + 1)
  } finally {
    await rowsOf(platform, 'alter table facility drop constraint no_cost')
  }
  await refresh()
  expect(await due()).toBe(0)
})

test('EX-03 saving equal costs changes nothing, and unknown facilities are left out', async () => {
  const costs = platform.find(FacilityCosts)
  const [row] = await facilities()
  const same = { facilityId: row?.id ?? '', amount: row?.family_cost ?? null, withMeals: row?.family_cost_meals ?? false }
  expect(await run(costs.save([same, { ...same, facilityId: crypto.randomUUID(), amount: 1 }]))).toBe(0)
})
