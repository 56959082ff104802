import { defineUi, fill } from '#web/plugin-ui.ts'
import { FacilityTags } from './FacilityTags.tsx'

/** The tags' place in a facility's profile. */
export const ui = defineUi({ fills: [fill('facility.profile', 'tags.features', FacilityTags)] })
