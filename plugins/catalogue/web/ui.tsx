import { defineUi, fill } from '#web/plugin-ui.ts'
import { LandingCatalogue } from './parts/LandingCatalogue.tsx'

/** What the catalogue puts into other people's pages: the largest cities, recommended facilities, and ways into both catalogues. */
export const ui = defineUi({
  fills: [fill('landing', 'catalogue', LandingCatalogue)],
  footer: {
    users: [
      { to: 'catalog_voivodeships', params: { type: 'zlobki' }, label: 'catalogue.footer.zlobki' },
      { to: 'catalog_voivodeships', params: { type: 'przedszkola' }, label: 'catalogue.footer.przedszkola' },
    ],
  },
})
