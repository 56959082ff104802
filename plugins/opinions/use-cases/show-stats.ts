import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'

/** Shows the figures of the accepted opinions about a facility. */
export const ShowStats = define(
  'opinions/ShowStats',
  { lists: OpinionLists, knownFacilities: KnownFacilities, clock: Clock },
  ({ lists, knownFacilities, clock }) =>
    Effect.fn('opinions.show-stats')(function* (_: Actor, { facility_id }: { readonly facility_id: string }) {
      if (!(yield* knownFacilities.exists(facility_id))) return yield* new FacilityNotFound()
      return yield* lists.stats(facility_id, clock.now())
    }),
)
