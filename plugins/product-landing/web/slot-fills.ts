import { facilityHeadingSlot, facilityUnknownSlot } from '#core/facilities/slots.ts'
import { defineFills, fill } from '#web/runtime/plugin-ui.ts'
import { landingSlot } from '#web/runtime/slots.ts'
import { LandingSection } from './components/LandingSection.tsx' with { type: 'vike:pointer' }
import { AddUnknown, YourFacility } from './components/YourFacility.tsx' with { type: 'vike:pointer' }

/** Section and footer links for facilities, and the question on profiles whether the visitor runs the facility. */
export const fills = defineFills({
  home: [fill(landingSlot, 'product-landing', LandingSection)],
  profile: [fill(facilityHeadingSlot, 'product-landing', YourFacility), fill(facilityUnknownSlot, 'product-landing', AddUnknown)],
  footer: {
    users: [
      { to: 'product_landing', label: 'product-landing.footer.overview' },
      { to: 'product_landing_price_list', label: 'product-landing.footer.price-list' },
    ],
  },
})
