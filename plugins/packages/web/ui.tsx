import { supportTabs } from '#plugins/support/contract/ui.ts'
import { defineUi, tab } from '#web/runtime/plugin-ui.ts'

/** Tab of the limits in the support area. */
export const ui = defineUi({
  tabs: [tab({ area: supportTabs, route: 'support_limits', label: 'packages.limits.tab', after: 'support_tags' })],
})
