import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { ActionSlotData } from '../contract/action-slot-data.ts'
import { ownedSql, recruitingSql } from './recruiting-facilities.query.ts'

/** Slot data of profiles: whether parents can apply at a facility. */
export const actionOfFacility = slotData(facilityProfileSlot, 'recruitment.apply', {
  query: `select jsonb_build_object('recruiting', ${recruitingSql}, 'owned', ${ownedSql})`,
  output: ActionSlotData,
})
