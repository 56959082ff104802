import { facilityHeadingSlot } from '#core/facilities/slots.ts'
import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { YourFacility } from './parts/YourFacility.tsx'

/** Question on profiles whether the visitor runs the facility. */
export const profileFills: readonly Fill[] = [fill(facilityHeadingSlot, 'product-landing', YourFacility)]
