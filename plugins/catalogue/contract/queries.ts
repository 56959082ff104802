import type { Effect } from 'effect'
import type { Json } from '#core/kernel/json.ts'
import { token } from '#core/kernel/token.ts'
import type { FacilityCard } from './facility-card.ts'

/** Facility cards for other plugins. */
export interface FacilityCards {
  /** Returns the cards of active facilities in the order of the ids, as JSON; facilities that no longer exist are left out. */
  byIds(ids: readonly string[]): Effect.Effect<Json<readonly FacilityCard[]>>
}
export const FacilityCards = token<FacilityCards>('catalogue/FacilityCards')
