import { writeFacilityData } from '#core/access/facility-data.ts'
import { facilitySiteSlot, sitePhotosSection } from '#core/facilities/slots.ts'
import { inListing, listingSteps, panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { SiteGallery } from './site/SiteGallery.tsx' with { type: 'vike:pointer' }

const gallery = { label: 'gallery.panel.title', permissions: [writeFacilityData] } as const

/** The gallery's tab in a facility's panel, its step in `/panel-wizytowki`, and its section of sites. */
export const fills = defineFills({
  site: [fill(facilitySiteSlot, sitePhotosSection, SiteGallery)],
  tabs: [
    tab({ ...gallery, area: panelTabs, group: 'listing', route: 'facility_gallery', after: 'facility_amenities' }),
    tab({ ...gallery, area: listingSteps, route: inListing('facility_gallery'), after: inListing('facility_activities') }),
  ],
})
