import { categories } from '#core/facilities/category.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'

/** Facets that choose what kinds of facilities are shown. */
const kindFacets = ['category', 'specialization']

/** Returns whether a selection chooses kinds of facilities. */
export const namesKind = (selection: FacetSelection): boolean => kindFacets.some((key) => key in selection)

/** Adds nurseries and kindergartens to a selection that names no kind, unless schools are to be shown too. */
export const withDefaultCategories = (selection: FacetSelection, available: readonly AvailableFacet[], schools: boolean): FacetSelection =>
  schools || namesKind(selection) || !available.some(({ key }) => key === 'category') ? selection : { ...selection, category: categories }
