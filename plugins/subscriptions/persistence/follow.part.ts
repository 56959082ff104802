import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { FollowSlotData } from '../contract/follow-slot-data.ts'

/** Slot data of profiles: the facility to follow. */
export const followOfFacility = slotData(facilityProfileSlot, 'subscriptions', {
  query: `select jsonb_build_object('id', f.id)`,
  output: FollowSlotData,
})
