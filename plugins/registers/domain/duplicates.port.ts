import type { Effect } from 'effect'
import type { FacilityType } from '#core/facilities/facility-type.ts'
import { token } from '#core/kernel/token.ts'

/** An active facility as far as it takes to see whether another is the same. */
export interface DuplicateCandidate {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly type: FacilityType
  /** Locality and category: only facilities that share both can be one. */
  readonly group: string
  readonly city: string
  readonly street: string | null
  readonly building_number: string | null
  readonly phone: string | null
  /** Its own point, EPSG:4326 degrees; `null` where it has none. */
  readonly longitude: number | null
  readonly latitude: number | null
  /** Under which numbers its sources name it: `rspo-geo 120665`. */
  readonly numbers: readonly string[]
  /** Whether the batch in question brought it. */
  readonly brought: boolean
}

/** Reads facilities that might be one and the same; made-up ones apart. */
export interface DuplicateCandidates {
  /** All active facilities; `brought` tells those that came with the batch, or none. */
  candidates(batchId: string | null): Effect.Effect<readonly DuplicateCandidate[]>
}
export const DuplicateCandidates = token<DuplicateCandidates>('registers/DuplicateCandidates')
