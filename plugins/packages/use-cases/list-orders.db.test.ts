import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makePackagesFixture } from '../testing/packages-fixture.ts'
import { ListPackages, PlaceOrder } from './ordering.ts'
import { ListOrders, ShowOrder } from './orders.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = makePackagesFixture(database)
  const { id, owner } = await fixture.addOwned()
  const { order_id: orderId } = await run(makeOf(PlaceOrder)({ ...fixture, limits: fixture.store })(owner, fixture.newOrder(id)))
  return { ...fixture, id, owner, orderId, list: makeOf(ListOrders)(fixture), show: makeOf(ShowOrder)(fixture) }
}

test('PK-06 the history shows the own orders, of one facility or all', async () => {
  const { list, owner, id, orderId } = await setUp()
  expect(await run(list(owner, {}))).toMatchObject([
    { id: orderId, number: expect.stringMatching(/^PF\/2026\/\d+$/), facility_name: 'Słoneczko', state: 'pending', currency: 'PLN' },
  ])
  expect(await run(list(owner, { facility_id: id }))).toHaveLength(1)
  expect(await run(list(owner, { facility_id: newId() }))).toEqual([])
  expect(await failureOf(list(visitor, {}))).toMatchObject({ _tag: 'MissingJwt' })
})

test('PK-06 invoice data is shown to who gave it and to support, not to the next owner', async () => {
  const { list, show, owner, orderId, support } = await setUp()
  const heir = aUser({ id: newId(), perms: owner.perms })
  expect(await run(list(heir, {}))).toEqual([])
  expect(await failureOf(show(heir, { id: orderId }))).toMatchObject({ _tag: 'OrderNotFound', kind: 'not-found' })
  expect(await failureOf(show(owner, { id: newId() }))).toMatchObject({ _tag: 'OrderNotFound' })
  expect(await failureOf(show(visitor, { id: orderId }))).toMatchObject({ _tag: 'MissingJwt' })
  for (const reader of [owner, support])
    expect(await run(show(reader, { id: orderId }))).toMatchObject({
      order: { invoice: { nip: '5260250274' } },
      bank_account: '61109010140000071219812874',
    })
})

test('PK-06 in production nothing has a price until the operator sets one', async () => {
  const prices = async (production: boolean) =>
    (await run(makeOf(ListPackages)(makePackagesFixture(database, { production }))(visitor, {}))).map(({ gross }) => gross)
  expect(await prices(false)).toEqual([61_377, 122_877])
  expect(await prices(true)).toEqual([null, null])
})
