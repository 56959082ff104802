import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Name of a district at the middle of its facilities. */
export interface DistrictLabel {
  readonly name: string
  readonly longitude: number
  readonly latitude: number
  /** Number of facilities, so that of two labels without room the larger district's is drawn. */
  readonly count: number
}

/** Labels of all districts, those with most facilities first. Districts whose location is not certain have none. */
export interface DistrictLabels {
  all(): Effect.Effect<readonly DistrictLabel[]>
}
export const DistrictLabels = token<DistrictLabels>('map/DistrictLabels')
