import { Effect } from 'effect'
import { InsufficientPermissions, MissingJwt } from '#core/access/access-errors.ts'
import { checkAccess } from '#core/access/access-rule.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { packagesApi } from '../contract/api.ts'
import { OrderNotFound, PaymentMismatch } from '../contract/errors.ts'
import { Orders, Payments } from '../domain/orders.port.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { ActivateOrder } from '../services/activate-order.ts'
import { ToOrderView } from '../services/order-view.ts'

/** Confirms the payment of an order and activates its package, once: support by hand, or the payment provider by a signed notice. */
export const ConfirmOrder = handler(
  packagesApi.confirmOrder,
  {
    orders: Orders,
    facilities: PackageFacilities,
    payments: Payments,
    limits: LimitStore,
    activateOrder: ActivateOrder,
    toView: ToOrderView,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ orders, facilities, payments, limits, activateOrder, toView, audit, clock, transaction }) =>
    Effect.fn('packages.confirm-order')(function* (actor, { id, payment }) {
      if (payment) yield* payments.verify(id, payment)
      else if (checkAccess('support', actor)) return yield* actor.kind === 'visitor' ? new MissingJwt() : new InsufficientPermissions()
      const found = yield* orders.byId(id)
      if (found) yield* limits.lock(found.facility_id)
      const order = yield* orders.lock(id)
      if (!order) return yield* new OrderNotFound()
      if (payment) {
        yield* orders.notePayment(payment.event, order, clock.now().toISOString())
        if (payment.amount !== order.gross) return yield* new PaymentMismatch()
      }
      const active = yield* activateOrder(order)
      yield* orders.save(active)
      yield* audit.record({
        actor,
        action: 'packages.order-confirmed',
        subject: order.account_id,
        about: {
          order: id,
          facility: order.facility_id,
          package: order.package,
          by: payment ? 'payment' : 'support',
          until: active.ends_at,
        },
      })
      return toView(active, (yield* facilities.names([order.facility_id])).get(order.facility_id) ?? '')
    }, transaction),
)
