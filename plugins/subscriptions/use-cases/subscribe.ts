import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { FacilityInactive } from '#core/facilities/facility-inactive.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { SubscriptionsFull } from '../contract/errors.ts'
import { maxSubscriptions, type NewSubscription } from '../contract/subscription.ts'
import { FacilityNews } from '../domain/facility-news.port.ts'
import { newSubscription, viewSubscription } from '../domain/subscription.ts'
import { Subscriptions } from '../domain/subscriptions.port.ts'

/**
 * Follows an open facility, under the lock of the account, so that it follows no more than it may and is not deleted
 * meanwhile. Repeated calls change the channels alone, also when the facility has closed.
 */
export const Subscribe = define(
  'subscriptions/Subscribe',
  {
    holdAccount: HoldAccount,
    subscriptions: Subscriptions,
    facilityNews: FacilityNews,
    knownFacilities: KnownFacilities,
    clock: Clock,
    transaction: Transaction,
  },
  ({ holdAccount, subscriptions, facilityNews, knownFacilities, clock, transaction }) =>
    Effect.fn('subscriptions.subscribe')(function* (actor: Actor, { facility_id, channels }: NewSubscription) {
      const user = yield* requireUser(actor)
      yield* holdAccount(user.id).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))
      const before = yield* subscriptions.find(user.id, facility_id)
      if (!before && (yield* subscriptions.count(user.id)) >= maxSubscriptions)
        return yield* new SubscriptionsFull({ values: { max: maxSubscriptions } })
      const wanted = newSubscription(user.id, facility_id, clock.now(), channels)
      const stored = yield* subscriptions.add(wanted)
      if (!stored) return yield* (yield* knownFacilities.exists(facility_id)) ? new FacilityInactive() : new FacilityNotFound()
      const changed = channels === undefined ? stored : { ...stored, in_app: wanted.in_app, email: wanted.email }
      if (stored.in_app !== changed.in_app || stored.email !== changed.email) yield* subscriptions.save(changed)
      yield* facilityNews.watch(facility_id)
      return viewSubscription(changed)
    }, transaction),
)
