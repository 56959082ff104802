import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { defineUi, fill } from '#web/runtime/plugin-ui.ts'
import { FacilityTags } from './FacilityTags.tsx'

/** Fills the profile slot for tags. */
export const ui = defineUi({ fills: [fill(facilityProfileSlot, 'tags.features', FacilityTags)] })
