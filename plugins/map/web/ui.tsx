import { facilitySurroundingsSlot } from '#core/facilities/slots.ts'
import { defineUi, fill } from '#web/runtime/plugin-ui.ts'
import { AreaPicture } from './parts/AreaPicture.tsx'

/** Link to the map in the footer, and the map of a facility's surroundings on its profile. */
export const ui = defineUi({
  footer: { users: [{ to: 'map', label: 'map.footer' }] },
  fills: [fill(facilitySurroundingsSlot, 'map', AreaPicture)],
})
