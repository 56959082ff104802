import { facilityHeadingSlot, facilityProfileSlot, facilitySiteSlot } from '#core/facilities/slots.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { reviewSlot } from '#plugins/support/contract/ui.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { userCardTabs } from '#web/runtime/tab-areas.ts'
import { writeData } from '../contract/permissions.ts'
import { inListing, listingSteps, panelTabs } from '../contract/ui.ts'
import { EditLink } from './profile/EditLink.tsx' with { type: 'vike:pointer' }
import { Staff } from './profile/Staff.tsx' with { type: 'vike:pointer' }
import { ShadowCard } from './review/cards.ts' with { type: 'vike:pointer' }
import { SiteStaff } from './site/SiteStaff.tsx' with { type: 'vike:pointer' }

const permissions = [writeData]

/** Parts of the profile with a page; its heading is also the name of its tab. */
type Part =
  | 'profile'
  | 'address'
  | 'info'
  | 'description'
  | 'amenities'
  | 'schedule'
  | 'staff'
  | 'recruitment'
  | 'settings'
  | 'activities'
  | 'day_plan'

const panelTab = (group: 'listing' | 'parents' | 'settings', route: string, part: Part, after?: string) =>
  tab({
    area: panelTabs,
    group,
    route,
    label: messageKey('facility-panel.panel', part, 'title'),
    permissions,
    ...(after !== undefined && { after }),
  })

const step = (route: string, part: Part, after?: string) =>
  tab({
    area: listingSteps,
    route: inListing(route),
    label: messageKey('facility-panel.panel', part, 'title'),
    permissions,
    ...(after !== undefined && { after: inListing(after) }),
  })

/**
 * Staff on profiles and sites, the owner's way from there to the panel, tabs of the panel, the steps of `/panel-wizytowki`, the
 * panel's entry in the user card, and the card of an edit on support's desk.
 */
export const fills = defineFills({
  profile: [fill(facilityProfileSlot, 'facility-panel.staff', Staff), fill(facilityHeadingSlot, 'facility-panel', EditLink)],
  site: [fill(facilitySiteSlot, 'staff', SiteStaff)],
  desk: [fill(reviewSlot, 'shadow', ShadowCard)],
  tabs: [
    tab({ area: panelTabs, group: 'today', route: 'user_facility', label: 'facility-panel.today.title' }),
    panelTab('listing', 'facility_profile', 'profile'),
    panelTab('listing', 'facility_address', 'address'),
    panelTab('listing', 'facility_basic_info', 'info', 'facility_address'),
    panelTab('listing', 'facility_description', 'description', 'facility_basic_info'),
    panelTab('listing', 'facility_amenities', 'amenities', 'facility_description'),
    // Without `after`, so that tabs of other plugins may follow the one before; below likewise.
    panelTab('listing', 'facility_schedule', 'schedule'),
    panelTab('listing', 'facility_staff', 'staff', 'facility_schedule'),
    panelTab('parents', 'facility_recruitment', 'recruitment', 'facility_staff'),
    panelTab('settings', 'facility_settings', 'settings', 'facility_recruitment'),
    step('facility_address', 'address'),
    step('facility_basic_info', 'info', 'facility_address'),
    step('facility_description', 'description', 'facility_basic_info'),
    step('facility_amenities', 'amenities', 'facility_description'),
    step('facility_activities', 'activities', 'facility_amenities'),
    step('facility_staff', 'staff'),
    step('facility_schedule', 'day_plan', 'facility_staff'),
    step('facility_recruitment', 'recruitment', 'facility_schedule'),
    tab({ area: userCardTabs, route: 'user_facility', label: 'facility-panel.panel.tab.open' }),
  ],
})
