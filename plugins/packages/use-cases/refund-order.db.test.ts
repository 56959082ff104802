import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { makePackagesFixture } from '../testing/packages-fixture.ts'
import { ConfirmOrder } from './confirm-order.ts'
import { ExpirePackages } from './expire-packages.ts'
import { PlaceOrder } from './ordering.ts'
import { RefundOrder } from './refund-order.ts'
import { StartTrial } from './start-trial.ts'

const database = databaseForTests()

const reason = 'Zamówione dwa razy'
const setUp = async () => {
  const fixture = makePackagesFixture(database)
  const dependencies = { ...fixture, limits: fixture.store }
  const place = makeOf(PlaceOrder)(dependencies)
  const confirm = makeOf(ConfirmOrder)(dependencies)
  const refund = makeOf(RefundOrder)(dependencies)
  const { id: facilityId, owner } = await fixture.addOwned()
  const pay = async (over = {}) => {
    const { order_id } = await run(place(owner, fixture.newOrder(facilityId, over)))
    await run(confirm(fixture.support, { id: order_id }))
    return order_id
  }
  return { ...fixture, dependencies, place, confirm, refund, facilityId, owner, pay }
}

test('PK-06 a refund ends premium at once, tells buyer and owner why, is audited, and happens once', async () => {
  const { pay, refund, support, standingOf, facilityId, limits, audit, events, clock, owner, orderOf } = await setUp()
  const id = await pay()
  clock.advance(3600)
  expect(await run(refund(support, { id, reason }))).toMatchObject({ state: 'refunded', refund_reason: reason, pay_url: null })
  expect(await standingOf(facilityId)).toEqual({ status: 'registered', validUntil: clock.now().toISOString() })
  expect(await run(limits.valueFor(facilityId, facilityLimits.photos))).toBe(3)
  expect(audit.entries.at(-1)).toMatchObject({ action: 'packages.order-refunded', about: { order: id, reason, gross: 61_377 } })
  expect(events.emitted.at(-1)).toMatchObject({ name: 'packages.refunded', reason, accountIds: [owner.id], gross: '61377' })
  expect(await failureOf(refund(support, { id, reason }))).toMatchObject({ _tag: 'OrderNotRefundable', kind: 'conflict' })
  expect(await orderOf(id)).toMatchObject({ paid_at: expect.any(String), ends_at: expect.any(String) })
})

test('PK-06 the job that ends packages has nothing to do afterwards, and the facility may order again', async () => {
  const { pay, refund, support, dependencies, standingOf, facilityId, clock } = await setUp()
  await run(refund(support, { id: await pay(), reason }))
  clock.advance(3600)
  expect(await run(makeOf(ExpirePackages)(dependencies)(support, {}))).toEqual({ expired: 0 })
  await pay()
  expect((await standingOf(facilityId))?.status).toBe('premium')
})

test('PK-06 another paid year stays and begins at once', async () => {
  const { pay, refund, support, standingOf, facilityId, orderOf, clock } = await setUp()
  const first = await pay()
  const second = await pay({ package: 'full_support' })
  clock.advance(30 * 24 * 3600)
  await run(refund(support, { id: first, reason }))
  const left = await orderOf(second)
  expect(left).toMatchObject({ state: 'active', starts_at: clock.now().toISOString() })
  expect(await standingOf(facilityId)).toEqual({ status: 'premium', validUntil: left?.ends_at })
})

test('PK-06 nobody but support refunds, and only what was paid', async () => {
  const { pay, place, refund, support, owner, addOwned, newOrder, dependencies, facilityId } = await setUp()
  const id = await pay()
  for (const order of [id, newId()]) {
    expect(await failureOf(refund(visitor, { id: order, reason }))).toMatchObject({ _tag: 'MissingJwt' })
    expect(await failureOf(refund(owner, { id: order, reason }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  }
  expect(await failureOf(refund(support, { id: newId(), reason }))).toMatchObject({ _tag: 'OrderNotFound' })
  const pending = (await run(place(owner, newOrder(facilityId)))).order_id
  expect(await failureOf(refund(support, { id: pending, reason }))).toMatchObject({ _tag: 'OrderNotRefundable' })
  const other = await addOwned()
  const trial = await run(makeOf(StartTrial)(dependencies)(other.owner, { facility_id: other.id }))
  expect(await failureOf(refund(support, { id: trial.id, reason }))).toMatchObject({ _tag: 'OrderNotRefundable' })
})
