import { shownSearchSlot } from '#plugins/catalogue/contract/ui.ts'
import { defineFills, fill } from '#web/runtime/plugin-ui.ts'
import { WayTool } from './list/WayTool.tsx' with { type: 'vike:pointer' }

/** Link of the lists of cities. */
export const fills = defineFills({
  public: [fill(shownSearchSlot, 'way', WayTool)],
})
