import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { AssistantPart, assistantPart } from '../contract/profile-part.ts'

/** Slot data: whether there is something to ask about a facility. */
export const assistantOfFacility = slotData(facilityProfileSlot, assistantPart, {
  query: `select case when f.active then 'true'::jsonb end`,
  output: AssistantPart,
})
