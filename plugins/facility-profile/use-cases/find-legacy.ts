import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { define } from '#core/kernel/define.ts'
import { Profiles } from '../domain/profiles.port.ts'

/**
 * Identifiers in a URL of the former site, in the order of their precedence (decisions §0.6): those of the query, then
 * the last path segment.
 */
export interface LegacyAddress {
  readonly identifiers: readonly string[]
}

/** Finds the slug of the facility that a URL of the former site belongs to. */
export const FindLegacy = define('facility-profile/FindLegacy', { profiles: Profiles }, ({ profiles }) =>
  Effect.fn('facility-profile.find-legacy')(function* (_: Actor, { identifiers }: LegacyAddress) {
    for (const identifier of identifiers) {
      const slug = yield* Effect.catchTag(profiles.findSlug(identifier), 'FacilityNotFound', () => Effect.succeed(null))
      if (slug !== null) return { slug }
    }
    return yield* new FacilityNotFound()
  }),
)
