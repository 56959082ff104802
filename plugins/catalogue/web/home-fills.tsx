import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { landingSlot } from '#web/runtime/slots.ts'
import { LandingCatalogue } from './parts/LandingCatalogue.tsx'

/** Cities and recommended facilities on the home page. */
export const homeFills: readonly Fill[] = [fill(landingSlot, 'catalogue', LandingCatalogue)]
