import { slot, type WithSlotData } from '#core/plugin/slot.ts'

/** Facility in a slot. */
export interface FacilitySubject extends WithSlotData {
  readonly id: string
  readonly slug: string
  readonly name: string
}

/** Section of a facility's profile page. */
export const facilityProfileSlot = slot<FacilitySubject>('facility.profile')
/** Line of a facility's card in lists. */
export const facilityCardSlot = slot<FacilitySubject>('facility.card')
/** Link below the heading of a facility's profile; its data is the layout data. */
export const facilityHeadingSlot = slot<FacilitySubject>('facility.heading')
