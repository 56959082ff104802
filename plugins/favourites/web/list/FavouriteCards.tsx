import { facilityList, facilityListSlot } from '#plugins/catalogue/contract/ui.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Slot } from '#web/ui/Slot.tsx'
import { maxCompared } from '../../contract/limits.ts'
import type { data } from './favourites.data.ts'

/** The favourites as the catalogue's cards, each with a checkbox for the comparison; as many as fit into one are chosen at once. */
export const FavouriteCards = () => {
  const { cards, availableFacets, today } = usePageData<typeof data>()
  if (cards.length === 0) return null
  const choose = { chosen: cards.length <= maxCompared }
  const items = cards.map((card) => ({ ...card, parts: { ...card.parts, ...(cards.length > 1 && { 'favourites.choose': choose }) } }))
  return <Slot slot={facilityListSlot} of={facilityList(items, availableFacets, today)} />
}
