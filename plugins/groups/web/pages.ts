import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { Page as GroupsPage, queries } from './panel/Page.tsx' with { type: 'vike:pointer' }

/** Page of groups and children in the panel of a facility. */
export const pages = definePages([
  {
    layout: panel,
    name: 'facility_groups',
    route: '/user_facility/@facility/groups',
    Page: GroupsPage,
    queries,
    title: 'groups.title',
    messages: [
      'groups',
      'pager',
      'error/group-exists',
      'error/groups-full',
      'error/groups-changed',
      'error/children-full',
      ...formMessages,
    ],
  },
])
