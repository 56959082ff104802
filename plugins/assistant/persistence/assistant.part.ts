import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { AssistantSlotData, assistantSlotKey } from '../contract/profile-slot-data.ts'

/** Slot data: whether there is something to ask about a facility. */
export const assistantOfFacility = slotData(facilityProfileSlot, assistantSlotKey, {
  query: `select case when f.active then 'true'::jsonb end`,
  output: AssistantSlotData,
})
