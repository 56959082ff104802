import { shownSearchSlot } from '#plugins/catalogue/contract/ui.ts'
import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { SaveLink } from './link/SaveLink.tsx'

/** Link of lists and of the map to save their search. */
export const publicFills: readonly Fill[] = [fill(shownSearchSlot, 'save', SaveLink)]
