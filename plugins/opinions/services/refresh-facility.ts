import { Effect } from 'effect'
import type { FacilityRatings } from '#core/facilities/facility-ratings.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { Events } from '#core/ports/events.ts'
import { OpinionsChanged } from '../contract/events.ts'
import type { Opinions } from '../domain/opinions.port.ts'
import type { Staff } from '../domain/staff.port.ts'

interface Dependencies {
  readonly opinions: Opinions
  readonly ratings: FacilityRatings
  readonly staff: Staff
  readonly overview: Overview
  readonly events: Events
}

/**
 * Computes the rating of a facility anew after its accepted opinions have changed. The caller has locked the facility,
 * so that no two compute from different opinions.
 */
export const makeRefreshFacility = ({ opinions, ratings, staff, overview, events }: Dependencies) =>
  Effect.fn('opinions.refresh-facility')(function* (facilityId: string) {
    yield* ratings.save(facilityId, yield* opinions.rating(facilityId))
    yield* events.emit(OpinionsChanged.of({ facilityId }))
    yield* overview.publishCounts(yield* staff.answering(facilityId))
  })

export type RefreshFacility = ReturnType<typeof makeRefreshFacility>
export const RefreshFacility = token<RefreshFacility>('opinions/RefreshFacility')
