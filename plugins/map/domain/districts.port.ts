import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Box } from '#core/search/facility-index.port.ts'

/** A district where its facilities are. */
export interface District {
  readonly name: string
  readonly box: Box
}

/** Districts as the map finds them. */
export interface Districts {
  /** `city`: `malopolskie/krakow`; `null` where no facility with a point is in such a district. */
  find(city: string, district: string): Effect.Effect<District | null>
}
export const Districts = token<Districts>('map/Districts')
