import { slot, type WithSlotData } from '#core/plugin/slot.ts'

// Slots of the pages and layouts of `web`; their data is the layout data of plugins.

/** Section of the home page. */
export const landingSlot = slot<WithSlotData>('landing')
/** Search field of the home page. */
export const landingSearchSlot = slot<WithSlotData>('landing.search')
/** Search field in the navigation bar of all other pages. */
export const navbarSearchSlot = slot<WithSlotData>('navbar.search')
/** Link of 44 px with an icon in the navigation bar of all pages, before language and account. */
export const navbarToolSlot = slot<WithSlotData>('navbar.tool')
/** Actions on the error page for an unavailable database. */
export const unavailablePageSlot = slot<WithSlotData>('page.unavailable')
