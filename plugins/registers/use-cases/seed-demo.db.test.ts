import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeRegistersFixture } from '../testing/registers-fixture.ts'
import { SeedDemo } from './seed-demo.ts'
import { SeedScale } from './seed-scale.ts'

const database = databaseForTests()

test('imports the demo facilities as one batch of sample data with legacy ids from 1', async () => {
  const fixture = makeRegistersFixture(database)
  await run(makeOf(SeedDemo)(fixture)())
  const records = await fixture.facilities.records()
  expect(records.length).toBeGreaterThan(100)
  expect(records.every(({ made }) => made)).toBe(true)
  const legacyIds = records.map(({ legacy_id }) => legacy_id)
  expect(legacyIds.slice(0, 3)).toEqual([1, 2, 3])
  expect(await fixture.batches.rows.all()).toMatchObject([{ register: 'demo', edition_on: '2026-11-23', file: 'seed demo' }])
  expect(fixture.events.emitted).toEqual([])
  expect(fixture.facilities.calls).toEqual(['acquireBatchLock'])
})

test('generates the requested number of facilities without legacy ids, and none for zero', async () => {
  const fixture = makeRegistersFixture(database)
  const krakow = {
    name: 'Kraków',
    voivodeship: 'malopolskie',
    county: 'Kraków',
    commune: 'Kraków',
    town: true,
    longitude: 19.94,
    latitude: 50.06,
    population: 800_000,
  } as const
  const gazetteer = { all: () => Effect.succeed([krakow]), findByName: () => Effect.succeed([]), locate: () => Effect.succeed([]) }
  const seedScale = makeOf(SeedScale)({ ...fixture, gazetteer })
  await run(seedScale({ facilities: 0, accounts: 0, seed: 1 }))
  expect(await fixture.batches.rows.count()).toBe(0)
  await run(seedScale({ facilities: 25, accounts: 0, seed: 1 }))
  expect(await fixture.batches.rows.all()).toMatchObject([{ register: 'scale', report: { read: 25 } }])
  expect((await fixture.facilities.records()).every(({ legacy_id }) => legacy_id === null)).toBe(true)
  expect(fixture.progress.reported.at(-1)).toBe(1)
})
