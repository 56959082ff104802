import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { packagesApi } from '../contract/api.ts'
import { OrderNotFound } from '../contract/errors.ts'
import { Offer } from '../domain/offer.ts'
import { proformaOf } from '../domain/order.ts'
import { Orders } from '../domain/orders.port.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { ToOrderView } from '../services/order-view.ts'

/**
 * Lists the orders that the user has placed, for one facility or for all; their invoice data is nobody else's, whoever
 * owns the facility later.
 */
export const ListOrders = handler(
  packagesApi.listOrders,
  { orders: Orders, facilities: PackageFacilities, toView: ToOrderView },
  ({ orders, facilities, toView }) =>
    Effect.fn('packages.list-orders')(function* ({ id }, { facility_id }) {
      const mine = (yield* orders.ofAccount(id)).filter((order) => facility_id === undefined || order.facility_id === facility_id)
      const names = yield* facilities.names(mine.map((order) => order.facility_id))
      return mine.map((order) => toView(order, names.get(order.facility_id) ?? ''))
    }),
)

/** Orders of a page. */
const pageLength = 50

/** Lists the orders of everybody for support, the newest first; a number that is none finds nothing. */
export const ListAllOrders = handler(
  packagesApi.searchOrders,
  { orders: Orders, facilities: PackageFacilities, toView: ToOrderView },
  ({ orders, facilities, toView }) =>
    Effect.fn('packages.list-all-orders')(function* (_, { facility_id, number, state, before }) {
      const typed = number?.trim() || undefined
      const proforma = typed === undefined ? undefined : proformaOf(typed)
      const found =
        proforma === null ? [] : yield* orders.search({ facilityId: facility_id, proforma, state, before, limit: pageLength + 1 })
      const page = found.slice(0, pageLength)
      const names = yield* facilities.names(page.map((order) => order.facility_id))
      return {
        orders: page.map((order) => toView(order, names.get(order.facility_id) ?? '')),
        next: found.length > pageLength ? (page.at(-1)?.serial ?? null) : null,
      }
    }),
)

/** Returns an order with the data of its proforma, to the account that placed it and to support. */
export const ShowOrder = handler(
  packagesApi.showOrder,
  { orders: Orders, facilities: PackageFacilities, offer: Offer, toView: ToOrderView },
  ({ orders, facilities, offer, toView }) =>
    Effect.fn('packages.show-order')(function* (user, { id }) {
      const order = yield* orders.byId(id)
      if (!order || (order.account_id !== user.id && user.type !== 'support')) return yield* new OrderNotFound()
      const facility = (yield* facilities.names([order.facility_id])).get(order.facility_id)
      return { order: toView(order, facility ?? ''), seller: offer.seller, bank_account: offer.bankAccount }
    }),
)
