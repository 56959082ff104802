import { landingSearchSlot, navbarSearchSlot } from '#web/runtime/slots.ts'
import { defineUi, fill } from '#web/runtime/plugin-ui.ts'
import { BarField, LandingField } from './parts/SearchFields.tsx'

/** Search field on the landing page and in the bar of all other pages. */
export const ui = defineUi({ fills: [fill(landingSearchSlot, 'search', LandingField), fill(navbarSearchSlot, 'search', BarField)] })
