import { facilityListSlot } from '#core/facilities/slots.ts'
import { defineFills, fill } from '#web/runtime/plugin-ui.ts'
import { WayTool } from './list/WayTool.tsx' with { type: 'vike:pointer' }

/** Tool above lists of cities. */
export const fills = defineFills({
  public: [fill(facilityListSlot, 'way', WayTool)],
})
