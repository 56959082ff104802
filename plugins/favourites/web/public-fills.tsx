import { facilityCardSlot } from '#core/facilities/slots.ts'
import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { ChooseBox } from './parts/ChooseBox.tsx'

/** Checkboxes on cards of the own list. */
export const publicFills: readonly Fill[] = [fill(facilityCardSlot, 'favourites.choose', ChooseBox)]
