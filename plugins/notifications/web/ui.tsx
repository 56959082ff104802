import { defineUi, tab } from '#web/runtime/plugin-ui.ts'

/** Tab of the account area with the number of unseen notifications. */
export const ui = defineUi({
  tabs: [
    tab({
      area: 'account',
      route: 'user_notifications',
      label: 'notifications.own.tab',
      badge: 'notifications.new_notifications',
      after: 'user_profile',
    }),
  ],
})
