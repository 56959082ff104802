import { Effect } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { subscriptionsApi } from '../contract/api.ts'
import { viewSubscription } from '../domain/subscription.ts'
import { Subscriptions } from '../domain/subscriptions.port.ts'

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
