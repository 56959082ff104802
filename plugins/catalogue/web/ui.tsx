import { facilityListSlot } from '../contract/ui.ts'
import { landingSlot } from '#web/runtime/slots.ts'
import { defineUi, fill } from '#web/runtime/plugin-ui.ts'
import { CardList } from './parts/CardList.tsx'
import { LandingCatalogue } from './parts/LandingCatalogue.tsx'

/** Contributions to other pages: the landing page's cities and recommended facilities, lists of facilities in pages of other plugins, and footer links to both categories. */
export const ui = defineUi({
  fills: [fill(landingSlot, 'catalogue', LandingCatalogue), fill(facilityListSlot, 'catalogue.list', CardList)],
  footer: {
    users: [
      { to: 'catalog_voivodeships', params: { type: 'zlobki' }, label: 'catalogue.footer.zlobki' },
      { to: 'catalog_voivodeships', params: { type: 'przedszkola' }, label: 'catalogue.footer.przedszkola' },
    ],
  },
})
