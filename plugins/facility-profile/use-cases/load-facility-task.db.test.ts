import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import type { Overview } from '#core/overview/overview.ts'
import { storeProfile } from '../testing/store-profile.ts'
import { makeLoadFacilityTask } from './load-facility-task.ts'

const database = databaseForTests()

const overview = { countsOf: () => Effect.succeed({}) } as Partial<Overview> as Overview

test('PR-10 pages of actions know the facility of their address, and unknown ones are not found', async () => {
  const load = makeLoadFacilityTask({ facilities: database.find(KnownFacilities), overview })
  const id = await storeProfile(database)
  const facility = { id, slug: 'sloneczko', name: 'Słoneczko', type: 'nursery', city: 'Kraków', active: true }
  expect(await run(load(aUser(), { slug: facility.slug }))).toEqual({ facility, badges: {} })
  expect(await failureOf(load(aUser(), { slug: 'nie-ma' }))).toMatchObject({ _tag: 'FacilityNotFound' })
})
