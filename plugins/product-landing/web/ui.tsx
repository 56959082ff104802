import { defineUi, fill } from '#web/plugin-ui.ts'
import { FrontBand } from './parts/FrontBand.tsx'

/** The band for facilities on the front door, and the ways in from the footer. */
export const ui = defineUi({
  fills: [fill('landing', 'product-landing', FrontBand)],
  footer: {
    users: [
      { to: 'product_landing', label: 'product-landing.footer.overview' },
      { to: 'product_landing_price_list', label: 'product-landing.footer.price-list' },
    ],
  },
})
