import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { AccountErased } from '#plugins/accounts/contract/events.ts'
import { makeClaimsFixture } from '../testing/claims-fixture.ts'
import { CleanUpClaims, WithdrawOrphaned } from './clean-up-claims.ts'
import { ForwardContested } from './forward-contested.ts'

test('CL-04 documents are deleted 90 days after the decision, not earlier', async () => {
  const fixture = makeClaimsFixture()
  const cleanUp = makeOf(CleanUpClaims)(fixture)
  const { id } = fixture.addClaim(fixture.add().id, { state: 'accepted', decided_at: fixture.clock.now().toISOString() })
  const { upload_id } = await fixture.addFile(id)
  fixture.clock.advance(89 * 86_400)
  await run(cleanUp(system, {}))
  expect(fixture.detached).toEqual([])
  fixture.clock.advance(86_400 + 1)
  await run(cleanUp(system, {}))
  expect([fixture.detached, await run(fixture.documents.of([id]))]).toEqual([[upload_id], []])
})

test('CL-03 a claim that was not submitted for a month expires; one that waits does not', async () => {
  const fixture = makeClaimsFixture()
  const draft = fixture.addClaim(fixture.add().id)
  const waiting = fixture.addClaim(fixture.add().id, { state: 'submitted', submitted_at: fixture.clock.now().toISOString() })
  fixture.clock.advance(31 * 86_400)
  await run(makeOf(CleanUpClaims)(fixture)(system, {}))
  expect([fixture.stateOf(draft.id), fixture.stateOf(waiting.id)]).toEqual(['expired', 'submitted'])
})

test('an account that is deleted takes its open claims out of the queue', async () => {
  const fixture = makeClaimsFixture()
  const { id } = fixture.addClaim(fixture.add().id, {
    account_id: null,
    state: 'submitted',
    submitted_at: fixture.clock.now().toISOString(),
  })
  await run(makeOf(WithdrawOrphaned)(fixture)(system, AccountErased.of({ accountId: newId() })))
  expect([fixture.stateOf(id), fixture.waiting.size]).toEqual(['withdrawn', 0])
})

test('CL-10 a facility that gets an owner in another way makes the waiting claims contested', async () => {
  const fixture = makeClaimsFixture()
  const facility = fixture.add()
  const { id } = fixture.addClaim(facility.id, { state: 'submitted', submitted_at: fixture.clock.now().toISOString() })
  fixture.change.set(facility.id, { ...facility, owner_id: newId() })
  await run(makeOf(ForwardContested)(fixture)(system, {}))
  expect([fixture.stateOf(id), fixture.waiting.size]).toEqual(['contested', 0])
})
