import { panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { defineFills, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { writeChat } from '../contract/permissions.ts'

/** Tabs of messages for users and for the staff of a facility, in place of those of questions, which are among them. */
export const fills = defineFills({
  tabs: [
    tab({
      area: accountTabs,
      route: 'user_messages',
      label: 'chat.inbox.title',
      badge: ['user_questions.new_answers', 'chat.new_own'],
      after: 'facilites_list',
      replaces: 'user_questions',
      pages: ['user_question'],
    }),
    tab({
      area: panelTabs,
      group: 'parents',
      route: 'facility_messages',
      label: 'chat.inbox.title',
      permissions: [writeChat],
      badge: ['user_questions.new_messages_by_facility', 'chat.new_messages_by_facility'],
      after: 'facility_opinions',
      replaces: 'facility_questions',
      pages: ['facility_question'],
    }),
  ],
})
