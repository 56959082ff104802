import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { descriptionToolsSlot } from '#plugins/facility-panel/contract/ui.ts'
import { recipientsSlot } from '#plugins/info-pages/contract/ui.ts'
import { defineFills, fill } from '#web/runtime/plugin-ui.ts'
import { assistantSlotKey } from '../contract/profile-slot-data.ts'
import { ModelRecipient } from './components/ModelRecipient.tsx' with { type: 'vike:pointer' }
import { ProfileQuestion } from './components/ProfileQuestion.tsx' with { type: 'vike:pointer' }
import { Draft } from './panel/Draft.tsx' with { type: 'vike:pointer' }

/** Questions on profiles, drafts in the panel, the model in the privacy policy. */
export const fills = defineFills({
  public: [fill(recipientsSlot, 'assistant', ModelRecipient)],
  profile: [fill(facilityProfileSlot, assistantSlotKey, ProfileQuestion)],
  panel: [fill(descriptionToolsSlot, 'draft', Draft)],
})
