import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { aKnownFacility, makeMemoryKnownFacilities } from '#adapters/memory/known-facilities.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Overview } from '#core/overview/overview.ts'
import { makeLoadFacilityTask } from './load-facility-task.ts'

const facility = aKnownFacility({ id: newId() })
const overview = { countsOf: () => Effect.succeed({}) } as Partial<Overview> as Overview
const load = makeLoadFacilityTask({ facilities: makeMemoryKnownFacilities(() => [facility]), overview })

test('PR-10 pages of actions know the facility of their address, and unknown ones are not found', async () => {
  expect(await run(load(aUser(), { slug: facility.slug }))).toEqual({ facility, badges: {} })
  expect(await failureOf(load(aUser(), { slug: 'nie-ma' }))).toMatchObject({ _tag: 'FacilityNotFound' })
})
