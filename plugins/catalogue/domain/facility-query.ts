import type { Category } from '#core/facilities/category.ts'
import type { FacetSelection } from '#core/search/facet-choice.ts'
import type { Filter, FilterGrammar } from '#core/search/filter.ts'

/** Which facilities a list holds: those of a place (an absent member does not narrow it), of a choice among the facets, and of a written filter. */
export interface FacilityQuery {
  readonly category?: Category
  readonly voivodeship?: string
  /** Slug of a city, of a district. */
  readonly city?: string
  readonly district?: string
  readonly choice?: FacetSelection
  readonly filter?: { readonly grammar: FilterGrammar; readonly of: Filter }
}
