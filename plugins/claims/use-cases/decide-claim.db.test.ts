import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeClaimsFixture } from '../testing/claims-fixture.ts'
import { AnswerContested } from './answer-contested.ts'
import { DecideClaim } from './decide-claim.ts'
import { ForwardContested } from './forward-contested.ts'
import { ListContested } from './list-contested.ts'
import { ListPendingClaims } from './own-claims.ts'

const database = databaseForTests()

const submitted = { state: 'submitted', submitted_at: '2026-11-23T10:00:00.000Z' } as const
const contested = { state: 'contested', submitted_at: '2026-11-23T10:00:00.000Z', answer_by: '2026-11-30T10:00:00.000Z' } as const
const support = aUser({ id: newId(), type: 'support' })

const setUp = () => {
  const fixture = makeClaimsFixture(database)
  const decide = makeOf(DecideClaim)(fixture)
  const accept = (subjectId: string, actor = support) => decide(actor, { subjectId, outcome: 'accept', reason: null, note: '' })
  const reject = (subjectId: string) => decide(support, { subjectId, outcome: 'reject', reason: 'wrong_document', note: 'To faktura.' })
  return { ...fixture, decide, accept, reject }
}

test('CL-07 acceptance grants the role, verifies the facility and signs the claimant out', async () => {
  const { add, addClaim, accept, user, grants, verified, renewed, events, audit, recorded } = setUp()
  const facility = await add()
  const claim = await addClaim(facility.id, { ...submitted, verified_data: { name: 'Bajka II' } })
  await run(accept(claim.id))
  expect(await run(grants.facilitiesOf(user.id))).toMatchObject([{ id: facility.id, role: 'owner' }])
  expect([verified, renewed]).toEqual([[facility.id], [user.id]])
  expect(recorded).toEqual([{ facilityId: facility.id, values: { name: 'Bajka II' } }])
  expect(events.emitted).toMatchObject([{ name: 'claims.accepted', claimId: claim.id }])
  expect(audit.entries).toMatchObject([{ action: 'claims.accepted', subject: user.id, about: { by: 'support', role: 'owner' } }])
})

test('CL-07 an administrator gets a role beside the owner', async () => {
  const { add, addClaim, accept, user, grants } = setUp()
  const facility = await add({ owner_id: newId() })
  const { id } = await addClaim(facility.id, { ...contested, role: 'admin', owner_answer: 'consents' })
  await run(accept(id))
  expect(await run(grants.facilitiesOf(user.id))).toMatchObject([{ role: 'administrator' }])
})

test('CL-02 a proposed facility is created by its acceptance, with the id that its claimant knows', async () => {
  const { addClaim, accept, recorded, verified } = setUp()
  const proposal = {
    name: 'Kraina',
    type: 'nursery',
    voivodeship: 'opolskie',
    city: 'Opole',
    county: 'Opole',
    longitude: 17.9,
    latitude: 50.7,
  } as const
  const { id, facility_id } = await addClaim(newId(), { ...submitted, proposal, location: null })
  await run(accept(id))
  expect(recorded).toMatchObject([
    { facilityId: facility_id, values: { name: 'Kraina', city: 'Opole', location: { precision: 'approximate' } } },
  ])
  expect(verified).toEqual([facility_id])
})

test('CL-08 a rejected claim has a reason, is red and not granted; a returned one is open again', async () => {
  const { add, addClaim, reject, decide, user, grants, events, stateOf, claimOf, ...fixture } = setUp()
  const rejected = await addClaim((await add()).id, submitted)
  await run(reject(rejected.id))
  expect(await claimOf(rejected.id)).toMatchObject({
    state: 'rejected',
    reason: 'wrong_document',
    note: 'To faktura.',
    decided_at: '2026-11-23T10:00:00.000Z',
  })
  const returned = await addClaim((await add()).id, submitted)
  await run(decide(support, { subjectId: returned.id, outcome: 'revise', reason: 'unreadable_document', note: 'Nieczytelne.' }))
  expect(await stateOf(returned.id)).toBe('revise')
  expect(await run(grants.facilitiesOf(user.id))).toEqual([])
  expect(events.emitted).toMatchObject([{ name: 'claims.rejected', note: 'To faktura.' }, { name: 'claims.returned' }])
  const pending = await run(makeOf(ListPendingClaims)(fixture)(user.id))
  expect(pending.map(({ shadow_status }) => shadow_status).toSorted()).toEqual(['pending', 'rejected'])
})

test('nothing is decided twice, after a withdrawal, about one’s own claim, or for a facility or account that is gone', async () => {
  const { add, addClaim, accept, reject, erasedAccounts, user, stateOf, grants } = setUp()
  const failure = async (id: string, actor = support) => {
    const before = await stateOf(id)
    const { _tag } = await failureOf(accept(id, actor))
    expect(await stateOf(id)).toBe(before)
    return _tag
  }
  const twice = await addClaim((await add()).id, submitted)
  await run(reject(twice.id))
  expect(await failure(twice.id)).toBe('SubjectChanged')
  expect(await failure((await addClaim((await add()).id, { state: 'withdrawn' })).id)).toBe('SubjectChanged')
  expect(await failure(newId())).toBe('SubjectChanged')
  expect(await failure((await addClaim((await add()).id, submitted)).id, { ...support, id: user.id })).toBe('SubjectChanged')
  expect(await failure((await addClaim((await add({ active: false })).id, submitted)).id)).toBe('SubjectChanged')
  expect(await failure((await addClaim((await add({ deleted: true })).id, submitted)).id)).toBe('SubjectChanged')
  expect(await failure((await addClaim((await add()).id, { ...submitted, account_id: null })).id)).toBe('SubjectChanged')
  erasedAccounts.add(user.id)
  expect(await failure((await addClaim((await add()).id, submitted)).id)).toBe('SubjectChanged')
  expect(await run(grants.facilitiesOf(user.id))).toEqual([])
})

test('CL-10 the owner answers once; support decides then, or after seven days, and not before', async () => {
  const { add, addClaim, accept, reject, waiting, stateOf, clock, ...fixture } = setUp()
  const owner = aUser({ id: newId() })
  const facility = await add({ owner_id: owner.id })
  await run(fixture.grants.save({ accountId: owner.id, facilityId: facility.id, role: 'owner', permissions: [] }))
  const answer = makeOf(AnswerContested)({ ...fixture, clock })
  const { id } = await addClaim(facility.id, contested)
  expect((await failureOf(accept(id)))._tag).toBe('SubjectChanged')
  expect((await failureOf(reject(id)))._tag).toBe('SubjectChanged')
  const listed = await run(makeOf(ListContested)(fixture)(owner, {}))
  expect(listed.claims).toMatchObject([{ id, position: 'dyrektorka', answer: null }])
  expect(JSON.stringify(listed)).not.toContain('Wierzba')
  for (const stranger of [fixture.user, support, aUser({ id: newId() })])
    expect((await failureOf(answer(stranger, { id, answer: 'consents' })))._tag).toBe('ClaimNotFound')
  expect((await run(answer(owner, { id, answer: 'objects', note: 'Prowadzę ją od 2019 r.' }))).claims).toMatchObject([
    { answer: 'objects' },
  ])
  expect((await failureOf(answer(owner, { id, answer: 'consents' })))._tag).toBe('ClaimClosed')
  expect(waiting.has(id)).toBe(true)
  expect(await run(fixture.grants.permissionsOf(owner.id))).toEqual({ [facility.id]: [] })

  const silent = await addClaim(facility.id, { ...contested, account_id: newId() })
  const forward = makeOf(ForwardContested)({ ...fixture, clock })
  await run(forward(support, {}))
  expect(waiting.has(silent.id)).toBe(false)
  clock.advance(7 * 86_400 + 1)
  await run(forward(support, {}))
  await run(forward(support, {}))
  expect(waiting.has(silent.id)).toBe(true)
  await run(accept(silent.id))
  expect(await stateOf(silent.id)).toBe('accepted')
})

test('CL-10 the replaced owner is told, and the others who wait are contested by the new owner', async () => {
  const { add, addClaim, decide, events, stateOf, waiting, grants } = setUp()
  const owner = newId()
  const facility = await add({ owner_id: owner })
  await run(grants.save({ accountId: owner, facilityId: facility.id, role: 'owner', permissions: [] }))
  const { id } = await addClaim(facility.id, { ...contested, owner_answer: 'objects' })
  await run(decide(support, { subjectId: id, outcome: 'accept', reason: null, note: 'Organ zmienił się 1 września.' }))
  expect(await run(grants.facilitiesOf(owner))).toEqual([])
  expect(events.emitted).toMatchObject([
    { name: 'claims.accepted', replacedId: owner },
    { name: 'claims.owner-replaced', ownerId: owner, reason: 'Organ zmienił się 1 września.' },
  ])
  const first = await add()
  const second = newId()
  const winner = await addClaim(first.id, submitted)
  const other = await addClaim(first.id, { ...submitted, account_id: second })
  await run(decide(support, { subjectId: winner.id, outcome: 'accept', reason: null, note: '' }))
  expect([await stateOf(other.id), waiting.has(other.id)]).toEqual(['contested', false])
  expect((await failureOf(decide(support, { subjectId: other.id, outcome: 'accept', reason: null, note: '' })))._tag).toBe('SubjectChanged')
})
