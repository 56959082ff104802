import { facilityProfileSlot, facilitySiteSlot } from '#core/facilities/slots.ts'
import { defineFills, fill } from '#web/runtime/plugin-ui.ts'
import { FacilityTags } from './FacilityTags.tsx' with { type: 'vike:pointer' }
import { SiteAmenities } from './site/SiteAmenities.tsx' with { type: 'vike:pointer' }

/** Tags in a section of profiles, and of sites. */
export const fills = defineFills({
  profile: [fill(facilityProfileSlot, 'tags.features', FacilityTags)],
  site: [fill(facilitySiteSlot, 'technics', SiteAmenities)],
})
