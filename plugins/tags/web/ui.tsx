import { defineUi, fill } from '#web/runtime/plugin-ui.ts'
import { FacilityTags } from './FacilityTags.tsx'

/** Fills the profile slot for tags. */
export const ui = defineUi({ fills: [fill('facility.profile', 'tags.features', FacilityTags)] })
