import { defineUi, tab } from '#web/plugin-ui.ts'

/** A tab of one's own area that says how many notices are new. */
export const ui = defineUi({
  overview: true,
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
