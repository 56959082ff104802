import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { demoMembers } from '../demo/demo-members.ts'
import { makeMembershipFixture } from '../testing/membership-fixture.ts'
import { SeedMembersDemo } from './seed-demo.ts'

const database = databaseForTests()

test('the facility of the demo has three parents, two teachers, a request and an invitation, once', async () => {
  const fixture = await makeMembershipFixture(database)
  for (const { email } of demoMembers) fixture.addAccount({ email })
  const seed = makeOf(SeedMembersDemo)({ ...fixture, demoFacilities: { find: () => Effect.succeed(fixture.facility.id) } })
  await run(seed())
  await run(seed())
  const states = (await fixture.storedMembers()).map(({ role, state }) => `${role} ${state}`)
  expect(states.toSorted()).toEqual([
    'parent approved',
    'parent approved',
    'parent approved',
    'parent awaiting_verification',
    'teacher approved',
    'teacher approved',
  ])
  expect((await fixture.invited()).map(({ role }) => role)).toEqual(['parent'])
  await run(makeOf(SeedMembersDemo)({ ...fixture, demoFacilities: { find: () => Effect.succeed(null) } })())
  expect((await fixture.storedMembers()).length).toBe(6)
})
