import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { claimant, makeClaimsFixture } from '../testing/claims-fixture.ts'
import { StartClaim } from './start-claim.ts'

const database = databaseForTests()

test('CL-03 starts a claim at the step after the facility was found; a second start continues it', async () => {
  const fixture = makeClaimsFixture(database)
  const start = makeOf(StartClaim)(fixture)
  const { id } = await fixture.add()
  const first = await run(start(fixture.user, { ...claimant, facility_id: id }))
  expect(first).toMatchObject({ state: 'draft', step: 'data', new_facility: false, facility: { name: 'Bajka', email: 'b•••@b•••.test' } })
  expect(JSON.stringify(first)).not.toContain('biuro@bajka.test')
  expect((await run(start(fixture.user, { ...claimant, facility_id: id }))).id).toBe(first.id)
  expect(await fixture.countClaims()).toBe(1)
})

test('CL-03 follows a merge; refuses closed, deleted and unknown facilities, and one that the user has', async () => {
  const fixture = makeClaimsFixture(database)
  const start = makeOf(StartClaim)(fixture)
  const target = await fixture.add()
  const merged = await fixture.add({ merged_into: target.id })
  expect((await run(start(fixture.user, { ...claimant, facility_id: merged.id }))).facility.id).toBe(target.id)
  const failure = async (facility_id: string, user = fixture.user) => (await failureOf(start(user, { ...claimant, facility_id })))._tag
  expect(await failure((await fixture.add({ active: false })).id)).toBe('FacilityClosed')
  expect(await failure((await fixture.add({ deleted: true })).id)).toBe('FacilityNotFound')
  expect(await failure(newId())).toBe('FacilityNotFound')
  expect(await failure((await fixture.add({ owner_id: fixture.user.id })).id)).toBe('FacilityYours')
  const helper = aUser({ id: newId(), perms: { [target.id]: ['facility-data/write'] } })
  expect((await failureOf(start(helper, { ...claimant, role: 'admin', facility_id: target.id })))._tag).toBe('FacilityYours')
  expect((await run(start(helper, { ...claimant, facility_id: target.id }))).role).toBe('owner')
})

test('CL-02 a new facility needs a town that exists, and has the place of the town first', async () => {
  const fixture = makeClaimsFixture(database)
  const start = makeOf(StartClaim)(fixture)
  const facility = { name: 'Kraina', type: 'kindergarten', voivodeship: 'malopolskie', city: 'Kraków' } as const
  expect(await run(start(fixture.user, { ...claimant, facility }))).toMatchObject({
    new_facility: true,
    step: 'place',
    code: { email: null },
    facility: { name: 'Kraina', slug: null, longitude: 19.94 },
  })
  expect(await failureOf(start(fixture.user, { ...claimant, facility: { ...facility, city: 'Nigdzie' } }))).toMatchObject({
    schema: { city: ['claims.city.unknown'] },
  })
  expect(await failureOf(start(fixture.user, claimant))).toMatchObject({ schema: { facility_id: ['FIELD_REQUIRED'] } })
})

test('visitors cannot claim, and nobody starts more than twenty claims in a day', async () => {
  const fixture = makeClaimsFixture(database)
  const start = makeOf(StartClaim)(fixture)
  expect((await failureOf(start(visitor, { ...claimant, facility_id: (await fixture.add()).id })))._tag).toBe('MissingJwt')
  for (let n = 0; n < 20; n++) await run(start(fixture.user, { ...claimant, facility_id: (await fixture.add()).id }))
  expect((await failureOf(start(fixture.user, { ...claimant, facility_id: (await fixture.add()).id })))._tag).toBe('TooManyRequests')
})
