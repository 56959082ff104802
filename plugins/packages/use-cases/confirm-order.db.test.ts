import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makePackagesFixture } from '../testing/packages-fixture.ts'
import { ConfirmOrder } from './confirm-order.ts'
import { PlaceOrder } from './ordering.ts'

const database = databaseForTests()

const setUp = async (standing = {}) => {
  const fixture = makePackagesFixture(database)
  const dependencies = { ...fixture, limits: fixture.store }
  const place = makeOf(PlaceOrder)(dependencies)
  const confirm = makeOf(ConfirmOrder)(dependencies)
  const { id, owner } = await fixture.addOwned(standing)
  const { order_id } = await run(place(owner, fixture.newOrder(id)))
  return { ...fixture, place, confirm, facilityId: id, owner, orderId: order_id, gross: 61_377 }
}

test('PK-06 support confirms a payment: premium for a year, once', async () => {
  const { confirm, support, orderId, standingOf, facilityId, events, audit } = await setUp()
  const active = await run(confirm(support, { id: orderId }))
  expect(active).toMatchObject({ state: 'active', ends_at: '2027-11-23T23:00:00.000Z', pay_url: null })
  expect(await standingOf(facilityId)).toEqual({ status: 'premium', validUntil: '2027-11-23T23:00:00.000Z' })
  expect(await failureOf(confirm(support, { id: orderId }))).toMatchObject({ _tag: 'OrderNotPending', kind: 'conflict' })
  expect(await failureOf(confirm(operator, { id: orderId }))).toMatchObject({ _tag: 'OrderNotPending' })
  expect(events.emitted).toMatchObject([{ name: 'packages.activated', facilityId, day: '2027-11-23' }])
  expect(audit.entries.map(({ action }) => action)).toEqual(['packages.order-placed', 'packages.order-confirmed'])
})

test('PK-06 a year paid early begins when the present one ends', async () => {
  const { confirm, support, orderId, standingOf, facilityId } = await setUp({ status: 'premium', validUntil: '2027-01-31T23:00:00.000Z' })
  expect(await run(confirm(support, { id: orderId }))).toMatchObject({
    starts_at: '2027-01-31T23:00:00.000Z',
    ends_at: '2028-01-31T23:00:00.000Z',
  })
  expect((await standingOf(facilityId))?.validUntil).toBe('2028-01-31T23:00:00.000Z')
})

test('PK-06 a signed notice of the provider activates without a session, and twice is once', async () => {
  const { confirm, sign, orderId, gross, events } = await setUp()
  const payment = sign(orderId, { amount: gross })
  expect(await run(confirm(visitor, { id: orderId, payment }))).toMatchObject({ state: 'active' })
  expect(await failureOf(confirm(visitor, { id: orderId, payment }))).toMatchObject({ _tag: 'PaymentKnown', kind: 'conflict' })
  expect(await failureOf(confirm(visitor, { id: orderId, payment: sign(orderId, { amount: gross }) }))).toMatchObject({
    _tag: 'OrderNotPending',
  })
  expect(events.emitted).toHaveLength(1)
})

test('PK-06 a notice cannot be forged, altered, moved to another order, or sent late', async () => {
  const { confirm, sign, orderId, gross, clock, orderOf, support } = await setUp()
  const payment = sign(orderId, { amount: gross })
  const refused = [
    { ...payment, amount: 1 },
    { ...payment, event: newId() },
    { ...payment, timestamp: payment.timestamp + 1 },
    { ...payment, signature: '' },
    sign(newId(), { amount: gross }),
    sign(orderId, { amount: gross, timestamp: payment.timestamp - 301 }),
    sign(orderId, { amount: gross, timestamp: payment.timestamp + 301 }),
  ]
  for (const notice of refused)
    for (const actor of [visitor, support])
      expect(await failureOf(confirm(actor, { id: orderId, payment: notice }))).toMatchObject({ _tag: 'BadSignature' })
  clock.advance(301)
  expect(await failureOf(confirm(visitor, { id: orderId, payment }))).toMatchObject({ _tag: 'BadSignature' })
  expect((await orderOf(orderId))?.state).toBe('pending')
})

test('PK-06 a wrong amount activates nothing, and its notice may come again corrected', async () => {
  const { confirm, sign, orderId, gross, orderOf } = await setUp()
  const event = newId()
  expect(await failureOf(confirm(visitor, { id: orderId, payment: sign(orderId, { event, amount: gross - 1 }) }))).toMatchObject({
    _tag: 'PaymentMismatch',
  })
  expect((await orderOf(orderId))?.state).toBe('pending')
  await run(confirm(visitor, { id: orderId, payment: sign(orderId, { event, amount: gross }) }))
})

test('PK-06 nobody else confirms, and unknown orders are told to nobody else', async () => {
  const { confirm, owner, orderId, support } = await setUp()
  expect(await failureOf(confirm(visitor, { id: orderId }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(confirm(owner, { id: orderId }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await failureOf(confirm(owner, { id: newId() }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await failureOf(confirm(support, { id: newId() }))).toMatchObject({ _tag: 'OrderNotFound' })
})
