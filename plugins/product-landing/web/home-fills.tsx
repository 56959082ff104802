import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { landingSlot } from '#web/runtime/slots.ts'
import { LandingSection } from './parts/LandingSection.tsx'

/** Section for facilities on the home page. */
export const homeFills: readonly Fill[] = [fill(landingSlot, 'product-landing', LandingSection)]
