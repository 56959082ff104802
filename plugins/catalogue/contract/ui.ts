import { slot, type WithSlotData } from '#core/plugin/slot.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacilityCard } from './facility-card.ts'
import { type ListedCard, type MethodLabels, methodLabels } from './listed-card.ts'

/** Facilities that a page of another plugin lists as cards, with the labels of methods; `today`: ISO date. */
export interface FacilityList extends WithSlotData {
  readonly cards: readonly (ListedCard & WithSlotData)[]
  readonly methods: MethodLabels
  readonly today: string
}

/** List of facilities as cards, filled by the catalogue itself. */
export const facilityListSlot = slot<FacilityList>('catalogue.list')

/** Search that a list or the map shows; `query`: parameters of the map's address that name it. */
export interface ShownSearch extends WithSlotData {
  readonly name: string
  readonly query: Readonly<Record<string, readonly string[]>>
}

/** Links below the number of facilities of a list or of the map. */
export const shownSearchSlot = slot<ShownSearch>('catalogue.search')
/** Data of the fills of `shownSearchSlot`: to save the search, and to sort a city's list by costs and by the way. */
export const shownSearchParts = { save: {}, cost: {}, way: {} } as const

/** Returns the subject of `facilityListSlot`. */
export const facilityList = (cards: FacilityList['cards'], availableFacets: readonly AvailableFacet[], today: string): FacilityList => ({
  cards,
  methods: methodLabels(availableFacets),
  today,
  parts: { 'catalogue.list': true },
})

type Address = Pick<FacilityCard, 'street' | 'building_number' | 'district' | 'city'>

/** Formats a short address; the city only on request, or where the address has no street: `ul. Szkolna 2, Dębniki`, `Pcim 564`. */
export const addressText = ({ street, building_number: building, district, city }: Address, withCity: boolean): string => {
  const line = [street ?? city, building].filter(Boolean).join(' ')
  return [line, district, withCity && street !== null ? city : null].filter(Boolean).join(', ')
}
