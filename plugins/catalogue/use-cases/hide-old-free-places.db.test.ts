import { expect, test } from 'vitest'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeFacilities } from '#adapters/memory/facilities.ts'
import { run } from '#adapters/memory/run.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { HideOldFreePlaces } from './hide-old-free-places.ts'

test('hides free places of more than 45 days ago, and emits an event only when it hid some', async () => {
  const facilities = makeFacilities()
  const events = makeEvents()
  const clock = makeClock('2026-11-23T23:30:00Z')
  const hide = makeOf(HideOldFreePlaces)({ facilities, events, clock, transaction: makeTransaction(facilities, events) })
  const record = (id: string, free_places_on: string) => facilities.records.set(id, { id, free_places: 3, free_places_on } as never)
  record('shown', '2026-10-10')
  await run(hide(system, {}))
  expect(events.emitted).toEqual([])
  record('old', '2026-10-09')
  await run(hide(system, {}))
  expect([facilities.records.get('old')?.free_places, facilities.records.get('shown')?.free_places]).toEqual([null, 3])
  expect(events.emitted).toEqual([{ name: 'catalogue.free-places-hidden', since: '2026-10-10', facilities: 1 }])
})
