import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Box } from '#core/search/facility-index.port.ts'

/** A district and the box of its facilities. */
export interface District {
  readonly name: string
  readonly box: Box
}

/** Finds districts of cities. */
export interface Districts {
  /** `city`: `malopolskie/krakow`. Returns `null` where the district has no facility with coordinates. */
  find(city: string, district: string): Effect.Effect<District | null>
}
export const Districts = token<Districts>('map/Districts')

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

/** Archive of the base map that comes with the product, on the disk. */
export const BundledArchive = token<URL>('map/BundledArchive')
