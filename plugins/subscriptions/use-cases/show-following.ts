import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import { viewSubscription } from '../domain/subscription.ts'
import type { Subscriptions } from '../domain/subscriptions.port.ts'

interface Dependencies {
  readonly subscriptions: Subscriptions
  readonly knownFacilities: KnownFacilities
}

/** Returns whether the user follows the facility of a slug; a closed one can only be left. */
export const makeShowFollowing = ({ subscriptions, knownFacilities }: Dependencies) =>
  Effect.fn('subscriptions.show-following')(function* (actor: Actor, { slug }: { readonly slug: string }) {
    const user = yield* requireUser(actor)
    const facility = yield* knownFacilities.findBySlug(slug)
    if (!facility) return yield* new FacilityNotFound()
    const found = yield* subscriptions.find(user.id, facility.id)
    return { facility_id: facility.id, active: facility.active, subscription: found && viewSubscription(found) }
  })

export type ShowFollowing = ReturnType<typeof makeShowFollowing>
export const ShowFollowing = token<ShowFollowing>('subscriptions/ShowFollowing')
