import { parentsSlot } from '#plugins/facility-panel/contract/ui.ts'
import { defineUi, fill, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { SubscribersInBrowser } from './panel/SubscribersInBrowser.tsx'

/** The tab of the account and the followers on the page of a facility's parents. */
export const ui = defineUi({
  fills: [fill(parentsSlot, 'subscribers', SubscribersInBrowser)],
  tabs: [
    tab({
      ...{ area: accountTabs, route: 'user_subscriptions', label: 'subscriptions.tab', badge: 'subscriptions.new' },
      after: 'favourites',
    }),
  ],
})
