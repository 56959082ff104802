import { defineFills, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'

/** Tab of the account area with the number of unseen notifications. */
export const fills = defineFills({
  tabs: [
    tab({
      area: accountTabs,
      group: 'account',
      route: 'user_notifications',
      label: 'notifications.own.title',
      badge: 'notifications.new_notifications',
      after: 'user_profile',
    }),
  ],
})
