import { categories } from '#core/facilities/category.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { FacilityIndex } from '#core/search/facility-index.port.ts'
import { mergedSelection, type ParsedSearch } from '../domain/parse-search.ts'
import type { NamedAddress } from './find-named-address.ts'

const kindFacets = ['category', 'specialization']

/**
 * Adds nurseries and kindergartens to filters that name no kind: primary schools near an address are not what parents
 * of small children search for.
 */
export const withChildcare = (selection: FacetSelection, available: readonly AvailableFacet[]): FacetSelection =>
  kindFacets.some((key) => key in selection) || !available.some(({ key }) => key === 'category')
    ? selection
    : { ...selection, category: categories }

/** Finds the facilities of a city with the filters of a text, nearest to an address first. */
export const findNearest = (
  index: FacilityIndex,
  { address, city }: NamedAddress,
  { filters }: ParsedSearch,
  available: readonly AvailableFacet[],
  paging: { readonly offset: number; readonly limit: number },
) => index.find({ within: { city }, selection: withChildcare(mergedSelection(filters), available) }, { ...paging, nearTo: address })
