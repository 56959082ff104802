import type { Effect } from 'effect'
import type { Json } from '#core/kernel/json.ts'
import { token } from '#core/kernel/token.ts'
import type { FacilityCard } from './facility-card.ts'

/** What others may ask of the catalogue. */
export interface FacilityCards {
  /** Cards of active facilities in the order of the ids, as JSON; whoever is gone by now is left out. */
  byIds(ids: readonly string[]): Effect.Effect<Json<readonly FacilityCard[]>>
}
export const FacilityCards = token<FacilityCards>('catalogue/FacilityCards')
