import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { landingSearchSlot } from '#web/runtime/slots.ts'
import { LandingField } from './parts/SearchFields.tsx'

/** Search field on the home page. */
export const homeFills: readonly Fill[] = [fill(landingSearchSlot, 'search', LandingField)]
