import { landingSlot } from '#web/runtime/slots.ts'
import { defineUi, fill } from '#web/runtime/plugin-ui.ts'
import { LandingCatalogue } from './parts/LandingCatalogue.tsx'

/** Contributions to other pages: the landing page's cities and recommended facilities, and footer links to both categories. */
export const ui = defineUi({
  fills: [fill(landingSlot, 'catalogue', LandingCatalogue)],
  footer: {
    users: [
      { to: 'catalog_voivodeships', params: { type: 'zlobki' }, label: 'catalogue.footer.zlobki' },
      { to: 'catalog_voivodeships', params: { type: 'przedszkola' }, label: 'catalogue.footer.przedszkola' },
    ],
  },
})
