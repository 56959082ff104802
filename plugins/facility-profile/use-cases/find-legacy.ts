import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { FacilityNotFound, type Profiles } from '../domain/profiles.port.ts'

/** What an address of the former site says, in the order in which it is believed (decisions §0 row 6): its query, then its last part. */
export interface LegacyAddress {
  readonly words: readonly string[]
}

/** The slug that an address of the former site means. */
export const makeFindLegacy = ({ profiles }: { readonly profiles: Profiles }) =>
  Effect.fn('facility-profile.find-legacy')(function* (_: Actor, { words }: LegacyAddress) {
    for (const word of words) {
      const slug = yield* Effect.catchTag(profiles.slugOf(word), 'FacilityNotFound', () => Effect.succeed(null))
      if (slug !== null) return { slug }
    }
    return yield* new FacilityNotFound()
  })

export type FindLegacy = ReturnType<typeof makeFindLegacy>
export const FindLegacy = token<FindLegacy>('facility-profile/FindLegacy')
