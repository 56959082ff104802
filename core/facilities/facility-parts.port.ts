import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { FacilitySlot } from '#core/plugin/parts.ts'

/** Parts of one facility by name: `{ 'registers.statement': { … } }`. */
export type PartsOfFacility = Readonly<Record<string, unknown>>

/** Reads what plugins put into a page about facilities, whatever is installed, in one query. */
export interface FacilityParts {
  read(place: FacilitySlot, facilityIds: readonly string[]): Effect.Effect<ReadonlyMap<string, PartsOfFacility>>
}
export const FacilityParts = token<FacilityParts>('core/FacilityParts')
