import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { defineFills, fill } from '#web/runtime/plugin-ui.ts'
import { FacilityTags } from './FacilityTags.tsx' with { type: 'vike:pointer' }

/** Tags in a section of profiles. */
export const fills = defineFills({
  profile: [fill(facilityProfileSlot, 'tags.features', FacilityTags)],
})
