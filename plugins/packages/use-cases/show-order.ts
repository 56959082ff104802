import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import { OrderNotFound } from '../contract/errors.ts'
import type { Offer } from '../domain/offer.ts'
import type { Orders } from '../domain/orders.port.ts'
import type { PackageFacilities } from '../domain/package-facilities.port.ts'
import type { ToOrderView } from '../services/order-view.ts'

interface Dependencies {
  readonly orders: Orders
  readonly facilities: PackageFacilities
  readonly offer: Offer
  readonly toView: ToOrderView
}

/** Returns an order with the data of its proforma, to the account that placed it and to support. */
export const makeShowOrder = ({ orders, facilities, offer, toView }: Dependencies) =>
  Effect.fn('packages.show-order')(function* (actor: Actor, { id }: { readonly id: string }) {
    const order = yield* orders.byId(id)
    const user = yield* requireUser(actor)
    if (!order || (order.account_id !== user.id && user.type !== 'support')) return yield* new OrderNotFound()
    const facility = (yield* facilities.names([order.facility_id])).get(order.facility_id)
    return { order: toView(order, facility ?? ''), seller: offer.seller, bank_account: offer.bankAccount }
  })

export type ShowOrder = ReturnType<typeof makeShowOrder>
export const ShowOrder = token<ShowOrder>('packages/ShowOrder')
