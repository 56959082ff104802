import { facilityActionsSlot, facilityProfileSlot } from '#core/facilities/slots.ts'
import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { AskAction } from './profile/AskAction.tsx'
import { PublishedQuestions } from './profile/PublishedQuestions.tsx'

/** Way to ask on profiles, and the published questions. */
export const profileFills: readonly Fill[] = [
  fill(facilityActionsSlot, 'questions', AskAction),
  fill(facilityProfileSlot, 'questions', PublishedQuestions),
]
