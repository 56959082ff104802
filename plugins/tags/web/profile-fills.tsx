import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { FacilityTags } from './FacilityTags.tsx'

/** Tags in a section of profiles. */
export const profileFills: readonly Fill[] = [fill(facilityProfileSlot, 'tags.features', FacilityTags)]
