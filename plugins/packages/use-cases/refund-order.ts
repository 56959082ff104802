import { Effect } from 'effect'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import { limitUpdatedMessage } from '#core/packages/limit-updated.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { packagesApi } from '../contract/api.ts'
import { OrderNotFound, OrderNotRefundable } from '../contract/errors.ts'
import { PackageRefunded } from '../contract/events.ts'
import { numberOf } from '../domain/order.ts'
import { moveTo } from '../domain/order-state.ts'
import { Orders } from '../domain/orders.port.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { afterRefund } from '../domain/refund.ts'
import { ToOrderView } from '../services/order-view.ts'

/**
 * Takes back the package of a paid order, whose money support returns: the facility loses the rest of its term at once
 * and nothing that it has stored.
 */
export const RefundOrder = handler(
  packagesApi.refundOrder,
  {
    orders: Orders,
    facilities: PackageFacilities,
    limits: LimitStore,
    toView: ToOrderView,
    audit: Audit,
    events: Events,
    realtime: Realtime,
    clock: Clock,
    transaction: Transaction,
  },
  ({ orders, facilities, limits, toView, audit, events, realtime, clock, transaction }) =>
    Effect.fn('packages.refund-order')(function* (actor, { id, reason }) {
      const found = yield* orders.byId(id)
      if (found) yield* limits.lock(found.facility_id)
      const order = yield* orders.lock(id)
      if (!order) return yield* new OrderNotFound()
      const refunded = order.gross > 0 ? moveTo(order, 'refunded') : null
      if (!refunded) return yield* new OrderNotRefundable({ detail: order.state })

      const { facility_id: facilityId } = order
      const now = clock.now()
      const running = (yield* orders.runningOf(facilityId)).filter((one) => one.id !== id)
      const { moved, validUntil } = afterRefund(order, running, now)
      const stored = { ...refunded, refunded_at: now.toISOString(), refund_reason: reason }
      for (const one of [stored, ...moved]) yield* orders.save(one)
      const standing = yield* limits.standingOf(facilityId)
      if (standing?.status === 'premium')
        yield* limits.setStanding(facilityId, { status: Date.parse(validUntil) > now.getTime() ? 'premium' : 'registered', validUntil })
      yield* audit.record({
        actor,
        action: 'packages.order-refunded',
        subject: order.account_id,
        about: { order: id, facility: facilityId, package: order.package, gross: order.gross, reason, until: validUntil },
      })
      const facility = (yield* facilities.names([facilityId])).get(facilityId) ?? ''
      const accountIds = [...new Set([order.account_id, ...(yield* facilities.ownersOf(facilityId))])]
      yield* events.emit(
        PackageRefunded.of({
          facilityId,
          facility,
          accountIds,
          order: id,
          number: numberOf(order) ?? '',
          gross: String(order.gross),
          reason,
        }),
      )
      yield* realtime.publish(limitUpdatedMessage(facilityId))
      return toView(stored, facility)
    }, transaction),
)
