import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { AccountErased } from '#plugins/accounts/contract/events.ts'
import { makeClaimsFixture } from '../testing/claims-fixture.ts'
import { CleanUpClaims, WithdrawOrphaned } from './clean-up-claims.ts'
import { ForwardContested } from './forward-contested.ts'

const database = databaseForTests()

test('CL-04 documents are deleted 90 days after the decision, not earlier', async () => {
  const fixture = makeClaimsFixture(database)
  const cleanUp = makeOf(CleanUpClaims)(fixture)
  const { id } = await fixture.addClaim((await fixture.add()).id, { state: 'accepted', decided_at: fixture.clock.now().toISOString() })
  const { upload_id } = await fixture.addFile(id)
  fixture.clock.advance(89 * 86_400)
  await run(cleanUp(system, {}))
  expect(fixture.detached).toEqual([])
  fixture.clock.advance(86_400 + 1)
  await run(cleanUp(system, {}))
  expect([fixture.detached, await run(fixture.documents.of([id]))]).toEqual([[upload_id], []])
})

test('CL-03 a claim that was not submitted for a month expires; one that waits does not', async () => {
  const fixture = makeClaimsFixture(database)
  const draft = await fixture.addClaim((await fixture.add()).id)
  const waiting = await fixture.addClaim((await fixture.add()).id, { state: 'submitted', submitted_at: fixture.clock.now().toISOString() })
  fixture.clock.advance(31 * 86_400)
  await run(makeOf(CleanUpClaims)(fixture)(system, {}))
  expect([await fixture.stateOf(draft.id), await fixture.stateOf(waiting.id)]).toEqual(['expired', 'submitted'])
})

test('an account that is deleted takes its open claims out of the queue', async () => {
  const fixture = makeClaimsFixture(database)
  const { id } = await fixture.addClaim((await fixture.add()).id, {
    account_id: null,
    state: 'submitted',
    submitted_at: fixture.clock.now().toISOString(),
  })
  await run(makeOf(WithdrawOrphaned)(fixture)(system, AccountErased.of({ accountId: newId() })))
  expect([await fixture.stateOf(id), fixture.waiting.size]).toEqual(['withdrawn', 0])
})

test('CL-10 a facility that gets an owner in another way makes the waiting claims contested', async () => {
  const fixture = makeClaimsFixture(database)
  const facility = await fixture.add()
  const { id } = await fixture.addClaim(facility.id, { state: 'submitted', submitted_at: fixture.clock.now().toISOString() })
  await fixture.giveTo(newId(), facility.id)
  await run(makeOf(ForwardContested)(fixture)(system, {}))
  expect([await fixture.stateOf(id), fixture.waiting.size]).toEqual(['contested', 0])
})
