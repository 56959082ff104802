import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makePackagesFixture } from '../testing/packages-fixture.ts'
import { StartTrial } from './start-trial.ts'

const database = databaseForTests()

const setUp = () => {
  const fixture = makePackagesFixture(database)
  return { ...fixture, start: makeOf(StartTrial)({ ...fixture, limits: fixture.store }) }
}

test('PK-06 a trial makes the facility premium for thirty days, once', async () => {
  const { start, addOwned, standingOf, clock, audit, orders } = setUp()
  const { id, owner } = await addOwned({ status: 'unknown' })
  const proforma = await run(orders.nextProforma())
  expect(await run(start(owner, { facility_id: id }))).toMatchObject({
    package: 'trial',
    state: 'active',
    gross: 0,
    invoice: null,
    number: null,
    proforma_url: null,
  })
  expect(await standingOf(id)).toEqual({ status: 'premium', validUntil: '2026-12-23T23:00:00.000Z' })
  expect(audit.entries).toMatchObject([{ action: 'packages.trial-started' }])
  expect(await run(orders.nextProforma())).toBe(proforma + 1)
  expect(await failureOf(start(owner, { facility_id: id }))).toMatchObject({ _tag: 'TrialUnavailable', kind: 'conflict' })
  clock.set('2027-11-23T10:00:00.000Z')
  expect(await failureOf(start(owner, { facility_id: id }))).toMatchObject({ _tag: 'TrialUnavailable' })
})

test('PK-06 a facility with a package gets no trial, nor a foreign or unknown one', async () => {
  const { start, addOwned } = setUp()
  const { id, owner } = await addOwned({ status: 'premium', validUntil: '2026-12-01T00:00:00.000Z' })
  expect(await failureOf(start(owner, { facility_id: id }))).toMatchObject({ _tag: 'TrialUnavailable' })
  expect(await failureOf(start(visitor, { facility_id: id }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(start(aUser({ perms: { [id]: ['facility-data/write'] } }), { facility_id: id }))).toMatchObject({
    _tag: 'InsufficientPermissions',
  })
  const nowhere = newId()
  expect(await failureOf(start(aUser({ perms: { [nowhere]: ['facility-billing/write'] } }), { facility_id: nowhere }))).toMatchObject({
    _tag: 'FacilityNotFound',
  })
})
