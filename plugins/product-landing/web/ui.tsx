import { facilityHeadingSlot } from '#core/facilities/slots.ts'
import { landingSlot } from '#web/runtime/slots.ts'
import { defineUi, fill } from '#web/runtime/plugin-ui.ts'
import { LandingSection } from './parts/LandingSection.tsx'
import { YourFacility } from './parts/YourFacility.tsx'

/** Section for facilities on the home page, footer links, and a link on profiles. */
export const ui = defineUi({
  fills: [fill(landingSlot, 'product-landing', LandingSection), fill(facilityHeadingSlot, 'product-landing', YourFacility)],
  footer: {
    users: [
      { to: 'product_landing', label: 'product-landing.footer.overview' },
      { to: 'product_landing_price_list', label: 'product-landing.footer.price-list' },
    ],
  },
})
