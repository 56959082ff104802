import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { anInvoice, makePackagesFixture } from '../testing/packages-fixture.ts'
import { PlaceOrder } from './ordering.ts'

const database = databaseForTests()

const setUp = (options = {}) => {
  const fixture = makePackagesFixture(database, options)
  return { ...fixture, place: makeOf(PlaceOrder)({ ...fixture, limits: fixture.store }) }
}

test('PK-06 an order waits for its payment, with a proforma by mail', async () => {
  const { place, addOwned, newOrder, orderOf, mailQueue, audit } = setUp()
  const { id, owner } = await addOwned()
  const placed = await run(place(owner, newOrder(id)))
  const order = await orderOf(placed.order_id)
  expect(order).toMatchObject({
    state: 'pending',
    facility_id: id,
    account_id: owner.id,
    net: 49_900,
    vat: 11_477,
    gross: 61_377,
    paid_at: null,
  })
  expect(order?.invoice).toEqual({ ...anInvoice, nip: '5260250274' })
  expect(placed.proforma_url).toBe(`https://kredka.test/user/pakiet/proforma/${placed.order_id}`)
  expect(placed.pay_url).toContain(`https://pay.test/start?order=${placed.order_id}&amount=61377&signature=`)
  expect(mailQueue.sent).toMatchObject([
    {
      to: anInvoice.email,
      template: 'packages.mail.proforma',
      values: { number: expect.stringMatching(/^PF\/2026\/\d+$/), gross: '61377', account: '61109010140000071219812874' },
    },
  ])
  expect(audit.entries).toMatchObject([{ action: 'packages.order-placed', about: { order: placed.order_id, facility: id } }])
  expect(JSON.stringify(audit.entries)).not.toContain('@')
})

test('PK-06 ordering twice is one order with the latest invoice data', async () => {
  const { place, addOwned, newOrder, orderOf, storedOrders } = setUp()
  const { id, owner } = await addOwned()
  const first = await run(place(owner, newOrder(id)))
  const serial = (await orderOf(first.order_id))?.serial
  const second = await run(place(owner, newOrder(id, { promo: ' wiosna ', invoice: { ...anInvoice, name: 'Nowa nazwa' } })))
  expect(second.order_id).toBe(first.order_id)
  expect(await storedOrders()).toMatchObject([{ net: 39_920, gross: 49_102, promo: 'WIOSNA', invoice: { name: 'Nowa nazwa' }, serial }])
  const other = await run(place(owner, newOrder(id, { package: 'full_support' })))
  expect(other.order_id).not.toBe(first.order_id)
})

test('PK-06 a new owner does not take over the order of the former one', async () => {
  const { place, addOwned, newOrder, orderOf } = setUp()
  const { id, owner } = await addOwned()
  const first = await run(place(owner, newOrder(id)))
  const heir = aUser({ id: newId(), perms: owner.perms })
  const second = await run(place(heir, newOrder(id)))
  expect(second.order_id).not.toBe(first.order_id)
  expect(await orderOf(first.order_id)).toMatchObject({ account_id: owner.id, invoice: { email: anInvoice.email } })
})

test('PK-06 refuses unknown codes and facilities, foreign facilities, and what has no price', async () => {
  const { place, addOwned, newOrder, storedOrders } = setUp()
  const { id, owner } = await addOwned()
  expect(await failureOf(place(owner, newOrder(id, { promo: 'NIC' })))).toMatchObject({
    _tag: 'Validation',
    schema: { promo: ['PACKAGES_PROMO_UNKNOWN'] },
  })
  expect(await failureOf(place(visitor, newOrder(id)))).toMatchObject({ _tag: 'MissingJwt' })
  const administrator = aUser({ perms: { [id]: ['facility-data/write'] } })
  expect(await failureOf(place(administrator, newOrder(id)))).toMatchObject({ _tag: 'InsufficientPermissions' })
  const nowhere = newId()
  const former = aUser({ perms: { [nowhere]: ['facility-billing/write'] } })
  expect(await failureOf(place(former, newOrder(nowhere)))).toMatchObject({ _tag: 'FacilityNotFound' })
  const production = setUp({ production: true })
  const { id: shop, owner: buyer } = await production.addOwned()
  expect(await failureOf(production.place(buyer, newOrder(shop)))).toMatchObject({ schema: { package: ['PACKAGES_NOT_OFFERED'] } })
  expect(await storedOrders()).toEqual([])
})
