import { landingSlot } from '#web/runtime/slots.ts'
import { defineUi, fill } from '#web/runtime/plugin-ui.ts'
import { LandingSection } from './parts/LandingSection.tsx'

/** Section for facilities on the home page, and footer links. */
export const ui = defineUi({
  fills: [fill(landingSlot, 'product-landing', LandingSection)],
  footer: {
    users: [
      { to: 'product_landing', label: 'product-landing.footer.overview' },
      { to: 'product_landing_price_list', label: 'product-landing.footer.price-list' },
    ],
  },
})
