import { facilityUpgradeSlot } from '#core/facilities/slots.ts'
import { panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { supportTabs } from '#plugins/support/contract/ui.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { writeBilling } from '../contract/permissions.ts'
import { Upgrade } from './upgrade/Upgrade.tsx' with { type: 'vike:pointer' }

/** Tabs of the package in the panel of a facility and of the limits in the support area; the way to a package in the panel. */
export const fills = defineFills({
  panel: [fill(facilityUpgradeSlot, 'upgrade', Upgrade)],
  tabs: [
    tab({
      area: panelTabs,
      group: 'settings',
      route: 'facility_package',
      label: 'packages.own.title',
      permissions: [writeBilling],
      after: 'facility_settings',
    }),
    tab({ area: supportTabs, route: 'support_limits', label: 'packages.limits.title', after: 'support_tags' }),
  ],
})
