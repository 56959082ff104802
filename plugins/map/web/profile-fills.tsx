import { facilitySurroundingsSlot } from '#core/facilities/slots.ts'
import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { AreaPicture } from './parts/AreaPicture.tsx'

/** Map of a facility's surroundings on its profile. */
export const profileFills: readonly Fill[] = [fill(facilitySurroundingsSlot, 'map', AreaPicture)]
