import type { CountedPlaces } from '#core/facilities/count-free-places.ts'
import type { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { FacilityRecord } from '#core/facilities/facility-record.ts'
import type { SlotDataOfFacility } from '#core/facilities/facility-slot-data.port.ts'
import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import type { PublicFacts } from '#core/facilities/public-facts.ts'
import type { Scores } from '#core/facilities/scores.ts'
import type { ShownDoubt } from '#core/facilities/shown-doubts.ts'
import type { Provenance } from '#core/facilities/statement.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { FacilityGone } from './errors.ts'

type Fields = Pick<FacilityRecord, 'slug' | 'name' | 'type' | 'city' | 'district' | 'active' | 'inactive_since' | 'suspended' | 'made'>

/** Public profile of a facility as its page shows it, without telephone and e-mail. */
export interface PublicProfile {
  /** Current slug, if the requested one is outdated or the facility was merged. */
  readonly movedTo: string | null
  readonly facility: Fields & { readonly status: FacilityStatus }
  readonly scores: Scores
  readonly facts: PublicFacts
  /** Statements that are too unlikely to be facts. */
  readonly doubts: readonly ShownDoubt[]
  readonly freePlaces: CountedPlaces | null
  /** Sources of telephone and e-mail; `null`: none states it. */
  readonly contact: { readonly phone: Provenance | null; readonly email: Provenance | null }
  readonly parts: SlotDataOfFacility
}

/** Public profiles for other plugins. */
export interface PublicProfiles {
  readonly show: UseCase<{ readonly slug: string }, PublicProfile, FacilityNotFound | FacilityGone>
}
export const PublicProfiles = token<PublicProfiles>('facility-profile/PublicProfiles')
