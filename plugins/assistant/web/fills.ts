import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { descriptionToolsSlot } from '#plugins/facility-panel/contract/ui.ts'
import { defineFills, fill } from '#web/runtime/plugin-ui.ts'
import { landingSlot } from '#web/runtime/slots.ts'
import { assistantPart } from '../contract/profile-part.ts'
import { Draft } from './panel/Draft.tsx' with { type: 'vike:pointer' }
import { HomeQuestion, ProfileQuestion } from './parts/AskSections.tsx' with { type: 'vike:pointer' }

/** Questions on the home page and on profiles, and drafts in the panel. */
export const fills = defineFills({
  home: [fill(landingSlot, 'assistant', HomeQuestion)],
  profile: [fill(facilityProfileSlot, assistantPart, ProfileQuestion)],
  panel: [fill(descriptionToolsSlot, 'draft', Draft)],
})
