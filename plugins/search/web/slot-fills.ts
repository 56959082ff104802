import { defineFills, fill } from '#web/runtime/plugin-ui.ts'
import { landingSearchSlot, navbarSearchSlot } from '#web/runtime/slots.ts'
import { BarField, LandingField } from './components/SearchFields.tsx' with { type: 'vike:pointer' }

/** Search field on the home page, and in the bar of all other pages. */
export const fills = defineFills({
  all: [fill(navbarSearchSlot, 'search', BarField)],
  home: [fill(landingSearchSlot, 'search', LandingField)],
})
