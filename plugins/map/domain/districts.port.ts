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
