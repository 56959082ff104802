import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { newId } from '#core/kernel/ids.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import { isPremium, noStanding } from '#core/packages/tier.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { packagesApi } from '../contract/api.ts'
import { TrialUnavailable } from '../contract/errors.ts'
import type { Order } from '../domain/order.ts'
import { Orders } from '../domain/orders.port.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { ActivateOrder } from '../services/activate-order.ts'
import { ToOrderView } from '../services/order-view.ts'

/** Starts the trial of a facility that has never had a package. */
export const StartTrial = handler(
  packagesApi.startTrial,
  {
    orders: Orders,
    facilities: PackageFacilities,
    limits: LimitStore,
    activateOrder: ActivateOrder,
    toView: ToOrderView,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ orders, facilities, limits, activateOrder, toView, audit, clock, transaction }) =>
    Effect.fn('packages.start-trial')(function* (actor, { facility_id }) {
      const facility = (yield* facilities.names([facility_id])).get(facility_id)
      const user = yield* requireUser(actor)
      if (facility === undefined) return yield* new FacilityNotFound()
      yield* limits.lock(facility_id)
      const standing = (yield* limits.standingOf(facility_id)) ?? noStanding
      if (isPremium(standing, clock.now()) || (yield* orders.hadPackage(facility_id))) return yield* new TrialUnavailable()
      const pending: Order = {
        id: newId(),
        serial: yield* orders.nextSerial(),
        proforma: null,
        facility_id,
        account_id: user.id,
        package: 'trial',
        state: 'pending',
        net: 0,
        vat: 0,
        gross: 0,
        promo: null,
        invoice: null,
        language: 'pl',
        placed_at: clock.now().toISOString(),
        paid_at: null,
        starts_at: null,
        ends_at: null,
        refunded_at: null,
        refund_reason: null,
      }
      const active = yield* Effect.catchTag(activateOrder(pending), 'OrderNotPending', Effect.die)
      yield* orders.add(active)
      yield* audit.record({
        actor,
        action: 'packages.trial-started',
        subject: user.id,
        about: { order: active.id, facility: facility_id, until: active.ends_at },
      })
      return toView(active, facility)
    }, transaction),
)
