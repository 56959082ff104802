import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import { FacilityInactive } from '#core/facilities/facility-inactive.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { subscriptionsApi } from '../contract/api.ts'
import { SubscriptionNotFound, SubscriptionsFull } from '../contract/errors.ts'
import { maxSubscriptions } from '../contract/subscription.ts'
import { FacilityNews } from '../domain/facility-news.port.ts'
import { newSubscription, viewSubscription } from '../domain/subscription.ts'
import { Subscriptions } from '../domain/subscriptions.port.ts'

/** Lists the facilities that the user follows, those followed last first. */
export const ListOwn = handler(subscriptionsApi.listOwn, { subscriptions: Subscriptions }, ({ subscriptions }) =>
  Effect.fn('subscriptions.list-own')(function* (user, requested) {
    const paging = pagingOf(requested)
    const { items, total } = yield* subscriptions.listOf(user.id, paging)
    return pageOf(items, { total, ...paging })
  }),
)

/** Returns whether the user follows the facility of a slug; a closed one can only be left. */
export const ShowFollowing = handler(
  subscriptionsApi.showFollowing,
  { subscriptions: Subscriptions, knownFacilities: KnownFacilities },
  ({ subscriptions, knownFacilities }) =>
    Effect.fn('subscriptions.show-following')(function* (user, { slug }) {
      const facility = yield* knownFacilities.findBySlug(slug)
      if (!facility) return yield* new FacilityNotFound()
      const found = yield* subscriptions.find(user.id, facility.id)
      return { facility_id: facility.id, active: facility.active, subscription: found && viewSubscription(found) }
    }),
)

/**
 * Follows an open facility, under the lock of the account, so that it follows no more than it may and is not deleted
 * meanwhile. Repeated calls change the channels alone, also when the facility has closed.
 */
export const Subscribe = handler(
  subscriptionsApi.subscribe,
  {
    holdAccount: HoldAccount,
    subscriptions: Subscriptions,
    facilityNews: FacilityNews,
    knownFacilities: KnownFacilities,
    clock: Clock,
    transaction: Transaction,
  },
  ({ holdAccount, subscriptions, facilityNews, knownFacilities, clock, transaction }) =>
    Effect.fn('subscriptions.subscribe')(function* (user, { facility_id, channels }) {
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

/** Ends a subscription of the user. One that has ended, or is another account's, is not found, so that ids reveal nothing. */
export const EndSubscription = handler(
  subscriptionsApi.endSubscription,
  { subscriptions: Subscriptions, overview: Overview, transaction: Transaction },
  ({ subscriptions, overview, transaction }) =>
    Effect.fn('subscriptions.end')(function* (user, { id }) {
      if (!(yield* subscriptions.remove(id, user.id))) return yield* new SubscriptionNotFound()
      yield* overview.publishCounts([user.id])
      return { ended: true as const }
    }, transaction),
)
