import { defineUi, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'

/** The tab of the account. */
export const ui = defineUi({
  tabs: [
    tab({
      area: accountTabs,
      route: 'saved_searches',
      label: 'saved-searches.tab',
      badge: 'saved_searches.new',
      after: 'user_subscriptions',
    }),
  ],
})
