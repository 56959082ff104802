import { facilityActionsSlot, facilityProfileSlot, facilityUnknownSlot } from '#core/facilities/slots.ts'
import { panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { writeQuestions } from '../contract/permissions.ts'
import { AskAction } from './profile/AskAction.tsx' with { type: 'vike:pointer' }
import { AskUnknown } from './profile/AskUnknown.tsx' with { type: 'vike:pointer' }
import { PublishedQuestions } from './profile/PublishedQuestions.tsx' with { type: 'vike:pointer' }

/** Way to ask on profiles and the published questions, and tabs of threads for parents and for the staff of a facility. */
export const fills = defineFills({
  profile: [
    fill(facilityActionsSlot, 'questions', AskAction),
    fill(facilityUnknownSlot, 'questions', AskUnknown),
    fill(facilityProfileSlot, 'questions', PublishedQuestions),
  ],
  tabs: [
    tab({
      area: accountTabs,
      group: 'talks',
      route: 'user_questions',
      label: 'questions.own.title',
      badge: 'user_questions.new_answers',
      after: 'facilites_list',
    }),
    tab({
      area: panelTabs,
      group: 'parents',
      route: 'facility_questions',
      label: 'questions.own.facility.title',
      permissions: [writeQuestions],
      badge: 'user_questions.new_messages_by_facility',
      after: 'facility_opinions',
    }),
  ],
})
