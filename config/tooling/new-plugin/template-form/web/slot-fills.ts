import { defineFills, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'

/** Contributions to other pages: a tab of the account. */
export const fills = defineFills({
  tabs: [tab({ area: accountTabs, group: 'talks', route: 'sample_plugin', label: 'sample-plugin.tab', after: 'user_subscriptions' })],
})
