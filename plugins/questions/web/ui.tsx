import { panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { defineUi, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { writeQuestions } from '../contract/permissions.ts'

/** Tabs of threads for parents and for the staff of a facility. */
export const ui = defineUi({
  tabs: [
    tab({
      area: accountTabs,
      route: 'user_questions',
      label: 'questions.tab.own',
      badge: 'user_questions.new_answers',
      after: 'facilites_list',
    }),
    tab({
      area: panelTabs,
      group: 'parents',
      route: 'facility_questions',
      label: 'questions.tab.facility',
      permissions: [writeQuestions],
      badge: 'user_questions.new_messages_by_facility',
      after: 'facility_opinions',
    }),
  ],
})
