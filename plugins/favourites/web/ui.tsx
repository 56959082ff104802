import { facilityCardSlot, facilityHeadingSlot } from '#core/facilities/slots.ts'
import { defineUi, fill, tab } from '#web/runtime/plugin-ui.ts'
import { navbarToolSlot } from '#web/runtime/slots.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { ChooseBox } from './parts/ChooseBox.tsx'
import { NavbarHeart } from './parts/NavbarHeart.tsx'
import { ProfileHeart } from './parts/ProfileHeart.tsx'

/** Hearts of the navigation bar and of profiles, a tab of the account, and the checkboxes on cards of the own list. Hearts of cards are added by the layout script. */
export const ui = defineUi({
  fills: [
    fill(navbarToolSlot, 'favourites', NavbarHeart),
    fill(facilityHeadingSlot, 'favourites', ProfileHeart),
    fill(facilityCardSlot, 'favourites.choose', ChooseBox),
  ],
  tabs: [tab({ area: accountTabs, route: 'favourites', label: 'favourites.tab', after: 'user_notifications' })],
})
