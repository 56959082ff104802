import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { packagesApi } from '../contract/api.ts'
import { proformaOf } from '../domain/order.ts'
import { Orders } from '../domain/orders.port.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { ToOrderView } from '../services/order-view.ts'

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
