import type { Effect } from 'effect'
import type { Json } from '#core/kernel/json.ts'
import { token } from '#core/kernel/token.ts'
import type { FacilityCard } from './facility-card.ts'
import type { ListedCard } from './listed-card.ts'

/** Facility cards for other plugins. */
export interface FacilityCards {
  /** Returns the cards of active facilities in the order of the ids, as JSON; facilities that no longer exist are left out. */
  byIds(ids: readonly string[]): Effect.Effect<Json<readonly FacilityCard[]>>
  /** Returns the same cards with what a list on a page shows besides. */
  listed(ids: readonly string[]): Effect.Effect<readonly ListedCard[]>
}
export const FacilityCards = token<FacilityCards>('catalogue/FacilityCards')
