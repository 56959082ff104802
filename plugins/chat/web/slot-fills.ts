import { panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { conversationListSlot } from '#web/app-kit/conversation/conversation-list-slot.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { writeChat } from '../contract/permissions.ts'
import { ListBeside } from './inbox/ListBeside.tsx' with { type: 'vike:pointer' }

/** Tabs of messages in place of those of questions, which are among them, and the list beside an open question. */
export const fills = defineFills({
  conversation: [fill(conversationListSlot, 'list', ListBeside)],
  tabs: [
    tab({
      area: accountTabs,
      group: 'talks',
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
