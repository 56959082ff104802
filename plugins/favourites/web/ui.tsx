import { defineUi, fill, tab } from '#web/runtime/plugin-ui.ts'
import { navbarToolSlot } from '#web/runtime/slots.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { NavbarHeart } from './parts/NavbarHeart.tsx'

/** Heart of the navigation bar, and a tab of the account. Hearts of cards are added by the layout script. */
export const ui = defineUi({
  fills: [fill(navbarToolSlot, 'favourites', NavbarHeart)],
  tabs: [tab({ area: accountTabs, route: 'favourites', label: 'favourites.tab', after: 'user_notifications' })],
})
