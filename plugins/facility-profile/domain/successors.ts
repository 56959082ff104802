import type { SlotDataOfFacility } from '#core/facilities/facility-slot-data.port.ts'
import { type FacilitySuccessor, facilitySuccessorsSlotKey } from '#core/facilities/slots.ts'

/** Returns who may have followed a closed facility, among the slot data of its profile; nobody where no plugin knows. */
export const successorsOf = (parts: SlotDataOfFacility): readonly FacilitySuccessor[] =>
  (parts[facilitySuccessorsSlotKey] as readonly FacilitySuccessor[] | undefined) ?? []
