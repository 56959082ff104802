import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Orders } from '../domain/orders.port.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { ToOrderView } from '../services/order-view.ts'

/**
 * Lists the orders that the user has placed, for one facility or for all; their invoice data is nobody else's, whoever
 * owns the facility later.
 */
export const ListOrders = define(
  'packages/ListOrders',
  { orders: Orders, facilities: PackageFacilities, toView: ToOrderView },
  ({ orders, facilities, toView }) =>
    Effect.fn('packages.list-orders')(function* (actor: Actor, { facility_id }: { readonly facility_id?: string | undefined }) {
      const { id } = yield* requireUser(actor)
      const mine = (yield* orders.ofAccount(id)).filter((order) => facility_id === undefined || order.facility_id === facility_id)
      const names = yield* facilities.names(mine.map((order) => order.facility_id))
      return mine.map((order) => toView(order, names.get(order.facility_id) ?? ''))
    }),
)
