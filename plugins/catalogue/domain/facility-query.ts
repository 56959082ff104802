import type { Category } from '#core/facilities/category.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { Filter, FilterGrammar } from '#core/search/filter.ts'

/**
 * Conditions on facilities, all of which must match: location, selected facets, and a filter expression. An absent
 * member does not narrow the list.
 */
export interface FacilityQuery {
  readonly category?: Category
  readonly voivodeship?: string
  /** Slug of a city, of a district. */
  readonly city?: string
  readonly district?: string
  readonly selection?: FacetSelection
  readonly filter?: { readonly grammar: FilterGrammar; readonly expression: Filter }
}
