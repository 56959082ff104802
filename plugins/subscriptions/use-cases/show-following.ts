import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { viewSubscription } from '../domain/subscription.ts'
import { Subscriptions } from '../domain/subscriptions.port.ts'

/** Returns whether the user follows the facility of a slug; a closed one can only be left. */
export const ShowFollowing = define(
  'subscriptions/ShowFollowing',
  { subscriptions: Subscriptions, knownFacilities: KnownFacilities },
  ({ subscriptions, knownFacilities }) =>
    Effect.fn('subscriptions.show-following')(function* (actor: Actor, { slug }: { readonly slug: string }) {
      const user = yield* requireUser(actor)
      const facility = yield* knownFacilities.findBySlug(slug)
      if (!facility) return yield* new FacilityNotFound()
      const found = yield* subscriptions.find(user.id, facility.id)
      return { facility_id: facility.id, active: facility.active, subscription: found && viewSubscription(found) }
    }),
)
