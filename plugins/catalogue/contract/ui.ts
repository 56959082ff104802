import { slot, type WithSlotData } from '#core/plugin/slot.ts'
import type { FacilityCard } from './facility-card.ts'

/** Facilities that a page of another plugin lists as cards; `today`: ISO date. */
export interface FacilityList extends WithSlotData {
  readonly cards: readonly (FacilityCard & WithSlotData)[]
  readonly today: string
}

/** List of facilities as cards, filled by the catalogue itself. */
export const facilityListSlot = slot<FacilityList>('catalogue.list')

/** Returns the subject of `facilityListSlot`. */
export const facilityList = (cards: FacilityList['cards'], today: string): FacilityList => ({
  cards,
  today,
  parts: { 'catalogue.list': true },
})
