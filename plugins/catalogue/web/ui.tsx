import { defineUi, fill } from '#web/plugin-ui.ts'
import { LandingCities } from './parts/LandingCities.tsx'

/** What the catalogue puts into other people's pages: the largest cities, and ways into both catalogues. */
export const ui = defineUi({
  fills: [fill('landing', 'catalogue', LandingCities)],
  footer: {
    users: [
      { to: 'catalog_voivodeships', params: { type: 'zlobki' }, label: 'catalogue.footer.zlobki' },
      { to: 'catalog_voivodeships', params: { type: 'przedszkola' }, label: 'catalogue.footer.przedszkola' },
    ],
  },
})
