import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { packagesApi } from '../contract/api.ts'
import { OrderNotFound } from '../contract/errors.ts'
import { Offer } from '../domain/offer.ts'
import { Orders } from '../domain/orders.port.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { ToOrderView } from '../services/order-view.ts'

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
