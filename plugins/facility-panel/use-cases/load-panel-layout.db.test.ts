import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { Grants } from '#core/access/grants.port.ts'
import { newId } from '#core/kernel/ids.ts'
import { makePanelFixture } from '../testing/panel-fixture.ts'
import { storeFacility } from '../testing/store-facility.ts'
import { makeLoadPanelLayout } from './panel-layout.ts'

const database = databaseForTests()

const setUp = async () => {
  const { panelFacilities, limits, facilityId: id, owner } = await makePanelFixture(database)
  const second = await storeFacility(database, { name: 'Tęcza' })
  const grants = database.find(Grants)
  /** Ports that were called, in their order. */
  const calls: string[] = []
  const load = makeLoadPanelLayout({
    grants: {
      ...grants,
      noteOpened: (...of) =>
        Effect.andThen(
          Effect.sync(() => calls.push('opened')),
          grants.noteOpened(...of),
        ),
    },
    panelFacilities: {
      ...panelFacilities,
      heads: (ids) =>
        Effect.andThen(
          Effect.sync(() => calls.push('facility')),
          panelFacilities.heads(ids),
        ),
    },
    limits: {
      ...limits,
      usageOf: (of) =>
        Effect.andThen(
          Effect.sync(() => calls.push('limits')),
          limits.usageOf(of),
        ),
    },
    overview: { countsOf: () => Effect.succeed({}) } as never,
  })
  const grant = (facilityId: string) =>
    run(grants.save({ accountId: owner.id, facilityId, role: 'owner', permissions: ['facility-data/write'] }))
  const news = async () => (await run(grants.facilitiesOf(owner.id))).flatMap((one) => (one.is_new ? [one.id] : []))
  return { id, second, owner, load, grant, news, calls }
}

test('OW-12 opening a facility loads it and then its limits, and clears its mark of a new one, for that user and no other facility', async () => {
  const { id, second, owner, load, grant, news, calls } = await setUp()
  for (const facility of [id, second]) await grant(facility)
  expect(await news()).toEqual([id, second])
  const { facility, facilities } = await run(load(owner, { facility: id }))
  expect(calls).toEqual(['facility', 'opened', 'limits'])
  expect([facility.is_new, facilities.map((one) => [one.id, one.is_new])]).toEqual([
    false,
    [
      [id, false],
      [second, true],
    ],
  ])
  expect(await news()).toEqual([second])
  await run(load(owner, { facility: id }))
  expect(calls.slice(3)).toEqual(['facility', 'limits'])
})

test('OW-12 support that opens a facility, and a user who may not, leave the mark', async () => {
  const { id, load, grant, news } = await setUp()
  await grant(id)
  await run(load(aUser({ id: newId(), type: 'support' }), { facility: id }))
  expect(await failureOf(load(aUser({ id: newId() }), { facility: id }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await news()).toEqual([id])
})
