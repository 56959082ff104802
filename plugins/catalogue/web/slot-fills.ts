import { defineFills, fill } from '#web/runtime/plugin-ui.ts'
import { landingSlot } from '#web/runtime/slots.ts'
import { facilityListSlot } from '../contract/ui.ts'
import { CardList } from './components/CardList.tsx' with { type: 'vike:pointer' }
import { LandingCatalogue } from './components/LandingCatalogue.tsx' with { type: 'vike:pointer' }

/** Cities and recommended facilities on the home page, lists of facilities in pages of other plugins, footer links to both categories. */
export const fills = defineFills({
  home: [fill(landingSlot, 'catalogue', LandingCatalogue)],
  public: [fill(facilityListSlot, 'catalogue.list', CardList)],
  footer: {
    users: [
      { to: 'catalog_voivodeships', params: { type: 'zlobki' }, label: 'catalogue.footer.zlobki' },
      { to: 'catalog_voivodeships', params: { type: 'przedszkola' }, label: 'catalogue.footer.przedszkola' },
    ],
  },
})
