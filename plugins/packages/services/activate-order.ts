import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import { limitUpdatedMessage } from '#core/packages/limit-updated.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { OrderNotPending } from '../contract/errors.ts'
import { PackageActivated } from '../contract/events.ts'
import type { Order } from '../domain/order.ts'
import { moveTo } from '../domain/order-state.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { lastDayOf, termOf } from '../domain/term.ts'

/**
 * Gives a facility the package of an order that is paid now; returns the active order, which the caller stores. Runs in
 * the caller's transaction.
 */
export const ActivateOrder = define(
  'packages/ActivateOrder',
  { limits: LimitStore, facilities: PackageFacilities, events: Events, realtime: Realtime, clock: Clock },
  ({ limits, facilities, events, realtime, clock }) =>
    Effect.fn('packages.activate-order')(function* (order: Order) {
      const active = moveTo(order, 'paid', 'active')
      if (!active) return yield* new OrderNotPending()
      const { facility_id: facilityId } = order
      yield* limits.lock(facilityId)
      const now = clock.now()
      const standing = yield* limits.standingOf(facilityId)
      const term = termOf(order.package, now, standing?.status === 'premium' ? standing.validUntil : null)
      yield* limits.setStanding(facilityId, { status: 'premium', validUntil: term.ends_at })
      const facility = (yield* facilities.names([facilityId])).get(facilityId) ?? ''
      const accountIds = [...new Set([order.account_id, ...(yield* facilities.ownersOf(facilityId))])]
      yield* events.emit(PackageActivated.of({ facilityId, facility, day: lastDayOf(term.ends_at), accountIds }))
      yield* realtime.publish(limitUpdatedMessage(facilityId))
      return { ...active, ...term, paid_at: now.toISOString() }
    }),
)
