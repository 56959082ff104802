import { panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { defineFills, tab } from '#web/runtime/plugin-ui.ts'
import { enterChildren } from '../contract/permissions.ts'

/** Tab of groups beside that of parents. */
export const fills = defineFills({
  tabs: [
    tab({
      area: panelTabs,
      group: 'parents',
      route: 'facility_groups',
      label: 'groups.title',
      premium: true,
      after: 'facility_parents',
      permissions: [enterChildren],
    }),
  ],
})
