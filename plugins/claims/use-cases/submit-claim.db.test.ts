import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeClaimsFixture } from '../testing/claims-fixture.ts'
import { SubmitClaim } from './submit-claim.ts'

const database = databaseForTests()

test('CL-04 CL-06 a claim without document names what is missing; with one it waits for 48 hours', async () => {
  const fixture = makeClaimsFixture(database)
  const submit = makeOf(SubmitClaim)(fixture)
  const { id } = await fixture.addClaim((await fixture.add()).id, { location: null })
  expect(await failureOf(submit(fixture.user, { id }))).toMatchObject({
    _tag: 'Validation',
    schema: { location: ['claims.place.required'], documents: ['claims.document.required'] },
  })
  const done = await fixture.addClaim((await fixture.add()).id)
  await fixture.addFile(done.id)
  expect(await run(submit(fixture.user, { id: done.id }))).toMatchObject({
    state: 'submitted',
    due_at: '2026-11-25T10:00:00.000Z',
    step: 'finish',
  })
  expect([...fixture.waiting]).toEqual([done.id])
  expect(fixture.events.emitted).toMatchObject([{ name: 'claims.submitted', claimId: done.id, facility: 'Bajka' }])
})

test('submitting twice, somebody else’s claim, or for a facility that closed or vanished meanwhile is refused', async () => {
  const fixture = makeClaimsFixture(database)
  const submit = makeOf(SubmitClaim)(fixture)
  const claimFor = async (facilityId: string) => {
    const { id } = await fixture.addClaim(facilityId)
    await fixture.addFile(id)
    return id
  }
  const facility = await fixture.add()
  const id = await claimFor(facility.id)
  expect((await failureOf(submit(aUser({ id: newId() }), { id })))._tag).toBe('ClaimNotFound')
  await run(submit(fixture.user, { id }))
  expect((await failureOf(submit(fixture.user, { id })))._tag).toBe('ClaimClosed')
  expect((await failureOf(submit(fixture.user, { id: await claimFor((await fixture.add({ active: false })).id) })))._tag).toBe(
    'FacilityClosed',
  )
  expect((await failureOf(submit(fixture.user, { id: await claimFor((await fixture.add({ deleted: true })).id) })))._tag).toBe(
    'FacilityNotFound',
  )
  expect((await failureOf(submit(fixture.user, { id: await claimFor((await fixture.add({ owner_id: fixture.user.id })).id) })))._tag).toBe(
    'FacilityYours',
  )
})

test('CL-10 the owner of the facility is asked first and has seven days; support does not see the claim yet', async () => {
  const fixture = makeClaimsFixture(database)
  const owner = newId()
  const { id } = await fixture.addClaim((await fixture.add({ owner_id: owner })).id)
  await fixture.addFile(id)
  expect(await run(makeOf(SubmitClaim)(fixture)(fixture.user, { id }))).toMatchObject({
    state: 'contested',
    due_at: '2026-11-30T10:00:00.000Z',
  })
  expect(fixture.waiting.size).toBe(0)
  expect(fixture.events.emitted).toMatchObject([{ name: 'claims.contested', ownerId: owner, answerBy: '2026-11-30T10:00:00.000Z' }])
})

test('CL-08 a rejected claim is corrected and submitted again, unless a newer one is open', async () => {
  const fixture = makeClaimsFixture(database)
  const submit = makeOf(SubmitClaim)(fixture)
  const facility = await fixture.add()
  const { id } = await fixture.addClaim(facility.id, {
    state: 'rejected',
    decided_at: '2026-11-20T10:00:00.000Z',
    reason: 'other',
    note: 'Nie.',
  })
  await fixture.addFile(id)
  const newer = await fixture.addClaim(facility.id)
  expect((await failureOf(submit(fixture.user, { id })))._tag).toBe('ClaimExists')
  await fixture.endClaim(newer.id)
  expect(await run(submit(fixture.user, { id }))).toMatchObject({ state: 'submitted', decided_at: null, reason: null, note: null })
})

test('CL-03 follows a merge of the facility', async () => {
  const fixture = makeClaimsFixture(database)
  const target = await fixture.add()
  const { id } = await fixture.addClaim((await fixture.add({ merged_into: target.id })).id)
  await fixture.addFile(id)
  expect((await run(makeOf(SubmitClaim)(fixture)(fixture.user, { id }))).facility.id).toBe(target.id)
  expect((await fixture.claimOf(id)).facility_id).toBe(target.id)
})
