import { facilitySurroundingsSlot } from '#core/facilities/slots.ts'
import { defineFills, fill } from '#web/runtime/plugin-ui.ts'
import { AreaPicture } from './components/AreaPicture.tsx' with { type: 'vike:pointer' }

/** Map of a facility's surroundings on its profile and its site, and the link to the map in the footer. */
export const fills = defineFills({
  profile: [fill(facilitySurroundingsSlot, 'map', AreaPicture)],
  site: [fill(facilitySurroundingsSlot, 'map', AreaPicture)],
  footer: { users: [{ to: 'map', label: 'map.footer' }] },
})
