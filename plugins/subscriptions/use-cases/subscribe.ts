import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { FacilityInactive } from '#core/facilities/facility-inactive.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { SubscriptionsFull } from '../contract/errors.ts'
import { maxSubscriptions, type NewSubscription } from '../contract/subscription.ts'
import type { FacilityNews } from '../domain/facility-news.port.ts'
import { newSubscription, viewSubscription } from '../domain/subscription.ts'
import type { Subscriptions } from '../domain/subscriptions.port.ts'

interface Dependencies {
  readonly holdAccount: HoldAccount
  readonly subscriptions: Subscriptions
  readonly facilityNews: FacilityNews
  readonly knownFacilities: KnownFacilities
  readonly clock: Clock
  readonly transaction: Transaction
}

/**
 * Follows an open facility, under the lock of the account, so that it follows no more than it may and is not deleted
 * meanwhile. Repeated calls change the channels alone, also when the facility has closed.
 */
export const makeSubscribe = ({ holdAccount, subscriptions, facilityNews, knownFacilities, clock, transaction }: Dependencies) =>
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
  }, transaction)

export type Subscribe = ReturnType<typeof makeSubscribe>
export const Subscribe = token<Subscribe>('subscriptions/Subscribe')
