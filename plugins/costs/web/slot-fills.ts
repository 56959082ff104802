import { facilityCostSlot } from '#core/facilities/slots.ts'
import { shownSearchSlot } from '#plugins/catalogue/contract/ui.ts'
import { supportTabs } from '#plugins/support/contract/ui.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { costsSlotKey } from '../contract/slot-key.ts'
import { CostTool } from './list/CostTool.tsx' with { type: 'vike:pointer' }
import { CostSection } from './profile/CostSection.tsx' with { type: 'vike:pointer' }

/** Cost for a family, on profiles and by a link of the lists of cities, and support's tab with the rates. */
export const fills = defineFills({
  public: [fill(shownSearchSlot, 'cost', CostTool)],
  profile: [fill(facilityCostSlot, costsSlotKey, CostSection)],
  tabs: [tab({ area: supportTabs, route: 'support_rates', label: 'costs.rates.title', after: 'support_limits' })],
})
