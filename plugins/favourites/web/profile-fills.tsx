import { facilityHeadingSlot } from '#core/facilities/slots.ts'
import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { ProfileHeart } from './parts/ProfileHeart.tsx'

/** Heart of a profile. */
export const profileFills: readonly Fill[] = [fill(facilityHeadingSlot, 'favourites', ProfileHeart)]
