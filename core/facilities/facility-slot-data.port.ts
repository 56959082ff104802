import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { FacilitySlot } from './slots.ts'

/** Slot data of one facility by name: `{ 'registers.statement': { … } }`. */
export type SlotDataOfFacility = Readonly<Record<string, unknown>>

/** Loads the data that installed plugins contribute to pages about facilities, in one query. */
export interface FacilitySlotData {
  read(slot: FacilitySlot, facilityIds: readonly string[]): Effect.Effect<ReadonlyMap<string, SlotDataOfFacility>>
  /** Loads the data of one facility by its current or a former slug; none when the slug is unknown. */
  readBySlug(slot: FacilitySlot, slug: string): Effect.Effect<SlotDataOfFacility>
}
export const FacilitySlotData = token<FacilitySlotData>('core/FacilitySlotData')
