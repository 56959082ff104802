import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { OpinionLists } from '../domain/opinion-lists.port.ts'

interface Dependencies {
  readonly lists: OpinionLists
  readonly knownFacilities: KnownFacilities
  readonly clock: Clock
}

/** Shows the figures of the accepted opinions about a facility. */
export const makeShowStats = ({ lists, knownFacilities, clock }: Dependencies) =>
  Effect.fn('opinions.show-stats')(function* (_: Actor, { facility_id }: { readonly facility_id: string }) {
    if (!(yield* knownFacilities.exists(facility_id))) return yield* new FacilityNotFound()
    return yield* lists.stats(facility_id, clock.now())
  })

export type ShowStats = ReturnType<typeof makeShowStats>
export const ShowStats = token<ShowStats>('opinions/ShowStats')
