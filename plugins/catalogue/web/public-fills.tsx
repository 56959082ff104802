import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { facilityListSlot } from '../contract/ui.ts'
import { CardList } from './parts/CardList.tsx'

/** Lists of facilities in pages of other plugins. */
export const publicFills: readonly Fill[] = [fill(facilityListSlot, 'catalogue.list', CardList)]
