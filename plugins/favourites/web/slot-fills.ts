import { facilityCardSlot, facilityHeadingSlot } from '#core/facilities/slots.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { navbarToolSlot } from '#web/runtime/slots.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { ChooseBox } from './components/ChooseBox.tsx' with { type: 'vike:pointer' }
import { NavbarHeart } from './components/NavbarHeart.tsx' with { type: 'vike:pointer' }
import { ProfileHeart } from './components/ProfileHeart.tsx' with { type: 'vike:pointer' }

/**
 * Hearts of the navigation bar and of profiles, checkboxes on cards of the own list, and a tab of the account. Hearts of
 * cards are added by the layout script.
 */
export const fills = defineFills({
  all: [fill(navbarToolSlot, 'favourites', NavbarHeart)],
  public: [fill(facilityCardSlot, 'favourites.choose', ChooseBox)],
  profile: [fill(facilityHeadingSlot, 'favourites', ProfileHeart)],
  tabs: [tab({ area: accountTabs, group: 'talks', route: 'favourites', label: 'favourites.list.title', after: 'user_notifications' })],
})
