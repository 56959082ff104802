import type { FacetSelection } from '#core/search/facet-selection.ts'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import { useHref } from '#web/runtime/page.ts'
import { type NearUrl, serializeNearUrl } from '../../contract/near-url.ts'
import { defaultOrder, type ListOrder, orderParam, orderParamValues } from '../../contract/order.ts'
import type { CityPageData } from '../pages.data.ts'

/** Parts of the list's URL that differ from the current page. */
interface Change {
  readonly selection?: FacetSelection
  readonly order?: ListOrder
  readonly near?: NearUrl
  readonly page?: number
  /** Slug of a district; `null`: the whole city. */
  readonly district?: string | null
}

/**
 * Returns a function that builds URLs of the current list: location, selection, order and address stay except for the
 * given changes; the page defaults to 1.
 */
export const useListHref = ({ category, voivodeship, city, district, availableFacets, selection, order, near }: CityPageData) => {
  const href = useHref()
  const currentParams = serializeSelection(availableFacets, selection)
  return (change: Change = {}): string => {
    const { page = 1, order: newOrder = order, district: districtSlug = district?.slug ?? null } = change
    const query = {
      ...(change.selection ? serializeSelection(availableFacets, change.selection) : currentParams),
      ...serializeNearUrl(change.near ?? near),
      ...(newOrder === defaultOrder ? {} : { [orderParam]: orderParamValues[newOrder] }),
      ...(page > 1 ? { page } : {}),
    }
    const params = { type: category, voivodeship, city: city.slug }
    return (
      (districtSlug === null
        ? href('catalog_facilities', params, query)
        : href('catalog_district', { ...params, district: districtSlug }, query)) ?? ''
    )
  }
}
