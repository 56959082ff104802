import { defineFills, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'

/** The teacher zone in the footer, and the tab of the user's materials. */
export const fills = defineFills({
  footer: { users: [{ to: 'materials', label: 'teacher-zone.title' }] },
  tabs: [
    tab({
      area: accountTabs,
      group: 'children',
      route: 'user_materials',
      conditional: true,
      label: 'teacher-zone.own.title',
      after: 'user_news',
    }),
  ],
})
