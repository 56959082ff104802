import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { landingSlot } from '#web/runtime/slots.ts'
import { Latest } from './home/Latest.tsx'

/** Newest opinions on the home page. */
export const homeFills: readonly Fill[] = [fill(landingSlot, 'opinions', Latest)]
