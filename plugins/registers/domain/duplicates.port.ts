import type { Effect } from 'effect'
import type { FacilityType } from '#core/facilities/facility-type.ts'
import { token } from '#core/kernel/token.ts'

/** Fields of an active facility that are compared to find duplicates. */
export interface DuplicateCandidate {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly type: FacilityType
  /** Locality and category: only facilities that share both are compared. */
  readonly group: string
  readonly city: string
  readonly street: string | null
  readonly building_number: string | null
  readonly phone: string | null
  /** Its own coordinates, EPSG:4326 degrees; `null` when it has none. */
  readonly longitude: number | null
  readonly latitude: number | null
  /** Its numbers in its sources: `rspo-geo 120665`. */
  readonly numbers: readonly string[]
  /** True when the given batch created the facility. */
  readonly created_by_batch: boolean
}

/** Reads facilities to compare for duplicates, without sample data. */
export interface DuplicateCandidates {
  /** Returns all active facilities; `created_by_batch` marks those that the batch created (none for `null`). */
  listActive(batchId: string | null): Effect.Effect<readonly DuplicateCandidate[]>
}
export const DuplicateCandidates = token<DuplicateCandidates>('registers/DuplicateCandidates')
