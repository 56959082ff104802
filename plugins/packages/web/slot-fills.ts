import { facilityUpgradeSlot } from '#core/facilities/slots.ts'
import { supportTabs } from '#plugins/support/contract/ui.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { Upgrade } from './upgrade/Upgrade.tsx' with { type: 'vike:pointer' }

/** Tab of the limits in the support area; the way to a package in the panel of a facility. */
export const fills = defineFills({
  panel: [fill(facilityUpgradeSlot, 'upgrade', Upgrade)],
  tabs: [tab({ area: supportTabs, route: 'support_limits', label: 'packages.limits.tab', after: 'support_tags' })],
})
