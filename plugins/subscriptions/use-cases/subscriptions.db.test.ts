import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { maxSubscriptions } from '../contract/subscription.ts'
import { newSubscription } from '../domain/subscription.ts'
import { makeSubscriptionsFixture } from '../testing/subscriptions-fixture.ts'
import { EndSubscription, ShowFollowing } from './subscriptions.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeSubscriptionsFixture(database)
  return {
    ...fixture,
    end: makeOf(EndSubscription)(fixture),
    following: makeOf(ShowFollowing)(fixture),
  }
}

test('SU-01 a repeated call returns the same subscription and changes its channels only where it names them', async () => {
  const { subscribe, parent, facilityId: facility_id, rows } = await setUp()
  const first = await run(subscribe(parent, { facility_id }))
  expect(first).toMatchObject({ facility_id, channels: ['in_app', 'email'] })
  expect(await run(subscribe(parent, { facility_id, channels: ['email'] }))).toEqual({ ...first, channels: ['email'] })
  expect(await run(subscribe(parent, { facility_id }))).toEqual({ ...first, channels: ['email'] })
  expect(await rows.count()).toBe(1)
})

test('visitors, deleted accounts, unknown and deleted facilities get none', async () => {
  const { subscribe, parent, facilityId: facility_id, addFacility, removeAccount, rows } = await setUp()
  expect(await failureOf(subscribe(visitor, { facility_id }))).toMatchObject({ _tag: 'MissingJwt' })
  for (const id of [newId(), 'rubbish', await addFacility({ gone: true })])
    expect(await failureOf(subscribe(parent, { facility_id: id }))).toMatchObject({ _tag: 'FacilityNotFound' })
  await removeAccount(parent.id)
  expect(await failureOf(subscribe(parent, { facility_id }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await rows.count()).toBe(0)
})

test('SU-01 nobody begins to follow a closed facility; who did before keeps the subscription and its channels', async () => {
  const { subscribe, following, parent, addUser, facilityId: facility_id, change } = await setUp()
  const { id } = await run(subscribe(parent, { facility_id }))
  await change(facility_id, { active: false })
  expect(await failureOf(subscribe(await addUser(), { facility_id }))).toMatchObject({ _tag: 'FacilityInactive' })
  expect(await run(subscribe(parent, { facility_id, channels: ['email'] }))).toMatchObject({ id, channels: ['email'] })
  expect(await run(following(parent, { slug: 'sloneczko' }))).toMatchObject({ active: false, subscription: { id } })
})

test('an account follows a limited number of facilities, and may still repeat a call at the limit', async () => {
  const { subscribe, parent, facilityId: facility_id, addFacility, subscriptions, clock } = await setUp()
  await run(subscribe(parent, { facility_id }))
  for (let n = 1; n < maxSubscriptions; n++) await run(subscriptions.add(newSubscription(parent.id, await addFacility(), clock.now())))
  expect(await failureOf(subscribe(parent, { facility_id: await addFacility() }))).toMatchObject({ _tag: 'SubscriptionsFull' })
  expect(await run(subscribe(parent, { facility_id }))).toMatchObject({ facility_id })
})

test('SU-01 ends a subscription once; that of another account is neither ended nor revealed', async () => {
  const { subscribe, end, following, parent, addUser, facilityId: facility_id, rows } = await setUp()
  const { id } = await run(subscribe(parent, { facility_id }))
  expect(await run(following(parent, { slug: 'sloneczko' }))).toMatchObject({ facility_id, subscription: { id } })
  for (const other of [id, newId(), 'rubbish'])
    expect(await failureOf(end(await addUser(), { id: other }))).toMatchObject({ _tag: 'SubscriptionNotFound' })
  expect(await rows.count()).toBe(1)
  expect(await run(end(parent, { id }))).toEqual({ ended: true })
  expect(await failureOf(end(parent, { id }))).toMatchObject({ _tag: 'SubscriptionNotFound' })
  expect(await run(following(parent, { slug: 'sloneczko' }))).toEqual({ facility_id, active: true, subscription: null })
  expect(await failureOf(following(parent, { slug: 'nie-ma' }))).toMatchObject({ _tag: 'FacilityNotFound' })
})
