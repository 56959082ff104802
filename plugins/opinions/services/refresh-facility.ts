import { Effect } from 'effect'
import { FacilityRatings } from '#core/facilities/facility-ratings.port.ts'
import { define } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import { Events } from '#core/ports/events.ts'
import { OpinionsChanged } from '../contract/events.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { Staff } from '../domain/staff.port.ts'

/**
 * Computes the rating of a facility anew after its accepted opinions have changed. The caller has locked the facility,
 * so that no two compute from different opinions.
 */
export const RefreshFacility = define(
  'opinions/RefreshFacility',
  { opinions: Opinions, ratings: FacilityRatings, staff: Staff, overview: Overview, events: Events },
  ({ opinions, ratings, staff, overview, events }) =>
    Effect.fn('opinions.refresh-facility')(function* (facilityId: string) {
      yield* ratings.save(facilityId, yield* opinions.rating(facilityId))
      yield* events.emit(OpinionsChanged.of({ facilityId }))
      yield* overview.publishCounts(yield* staff.answering(facilityId))
    }),
)
