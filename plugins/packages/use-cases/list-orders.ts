import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { packagesApi } from '../contract/api.ts'
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
