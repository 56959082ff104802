import type { FacetSelection } from '#core/search/facet-choice.ts'
import { serializeSelection } from '#core/search/print-choice.ts'
import { useHref } from '#web/here.ts'
import type { Order } from '../../contract/order.ts'
import type { CityShown } from './city.data.ts'
import { orderParam, orderWords } from './order-word.ts'

/** What of a list's address is to differ from the page being shown. */
interface Change {
  readonly choice?: FacetSelection
  readonly order?: Order
  readonly page?: number
  /** Slug of a district; `null`: the whole city. */
  readonly district?: string | null
}

/** Makes addresses of the list being shown: the same place, choice and order but for what is changed, on the first page unless told. */
export const useListAddress = ({ category, voivodeship, city, district, offered, choice, order }: CityShown) => {
  const href = useHref()
  const chosen = serializeSelection(offered, choice)
  return (change: Change = {}): string => {
    const { page = 1, order: by = order, district: at = district?.slug ?? null } = change
    const query = {
      ...(change.choice ? serializeSelection(offered, change.choice) : chosen),
      ...(by === 'name' ? {} : { [orderParam]: orderWords[by] }),
      ...(page > 1 ? { page } : {}),
    }
    const way = { type: category, voivodeship, city: city.slug }
    return (at === null ? href('catalog_facilities', way, query) : href('catalog_district', { ...way, district: at }, query)) ?? ''
  }
}
