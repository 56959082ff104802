import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import { limitUpdatedMessage } from '#core/packages/limit-updated.ts'
import { isPremium } from '#core/packages/tier.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { PackageExpired } from '../contract/events.ts'
import { moveTo } from '../domain/order-state.ts'
import { Orders } from '../domain/orders.port.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { lastDayOf } from '../domain/term.ts'

/** Makes facilities whose package has ended registered ones; what they have stays stored. Each in a transaction of its own. */
export const ExpirePackages = define(
  'packages/ExpirePackages',
  {
    orders: Orders,
    facilities: PackageFacilities,
    limits: LimitStore,
    audit: Audit,
    events: Events,
    realtime: Realtime,
    clock: Clock,
    transaction: Transaction,
  },
  ({ orders, facilities, limits, audit, events, realtime, clock, transaction }) => {
    const endOrders = Effect.fn('packages.end-orders')(function* (facilityId: string) {
      for (const order of yield* orders.runningOf(facilityId)) {
        if (order.ends_at === null || Date.parse(order.ends_at) > clock.now().getTime()) continue
        const expired = order.state === 'expiring' ? moveTo(order, 'expired') : moveTo(order, 'expiring', 'expired')
        if (expired) yield* orders.save(expired)
      }
    })
    const expire = Effect.fn('packages.expire-package')(function* (actor: Actor, facilityId: string) {
      yield* limits.lock(facilityId)
      const standing = yield* limits.standingOf(facilityId)
      // Another order may have been paid since the facilities were listed.
      if (standing === null || standing.validUntil === null || standing.status !== 'premium' || isPremium(standing, clock.now()))
        return false
      const day = lastDayOf(standing.validUntil)
      yield* endOrders(facilityId)
      yield* limits.setStanding(facilityId, { ...standing, status: 'registered' })
      yield* audit.record({ actor, action: 'packages.package-expired', subject: null, about: { facility: facilityId, day } })
      const facility = (yield* facilities.names([facilityId])).get(facilityId) ?? ''
      yield* events.emit(PackageExpired.of({ facilityId, facility, day, accountIds: yield* facilities.ownersOf(facilityId) }))
      yield* realtime.publish(limitUpdatedMessage(facilityId))
      return true
    }, transaction)

    return Effect.fn('packages.expire-packages')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
      const ended = yield* facilities.endingBetween(null, clock.now().toISOString())
      const results = yield* Effect.forEach(ended, ({ facilityId }) => expire(actor, facilityId))
      return { expired: results.filter(Boolean).length }
    })
  },
)
