import { facilityHeadingSlot, facilityProfileSlot } from '#core/facilities/slots.ts'
import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { EditLink } from './profile/EditLink.tsx'
import { Staff } from './profile/Staff.tsx'

/** Staff on profiles, and the owner's way from a profile to the panel. */
export const profileFills: readonly Fill[] = [
  fill(facilityProfileSlot, 'facility-panel.staff', Staff),
  fill(facilityHeadingSlot, 'facility-panel', EditLink),
]
