import { defineUi, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'

/** The tab of the account. */
export const ui = defineUi({
  tabs: [
    tab({
      area: accountTabs,
      route: 'user_subscriptions',
      label: 'subscriptions.tab',
      badge: 'subscriptions.new',
      after: 'favourites',
    }),
  ],
})
