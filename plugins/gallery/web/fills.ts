import { writeFacilityData } from '#core/access/facility-data.ts'
import { inListing, listingSteps, panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { defineFills, tab } from '#web/runtime/plugin-ui.ts'

const gallery = { label: 'gallery.panel.title', permissions: [writeFacilityData] } as const

/** The gallery's tab in a facility's panel, and its step in `/panel-wizytowki`. */
export const fills = defineFills({
  tabs: [
    tab({ ...gallery, area: panelTabs, group: 'listing', route: 'facility_gallery', after: 'facility_amenities' }),
    tab({ ...gallery, area: listingSteps, route: inListing('facility_gallery'), after: inListing('facility_activities') }),
  ],
})
