import type { Facet } from '#core/search/facet.ts'
import { orderColumns } from './order-columns.ts'
import { approximateFacet, districtFacet } from './place-facets.ts'
import { ratingMean } from './rating-columns.ts'
import type { FacetSpec } from './rows.ts'

/** Returns the columns of facets; exclusions are read in the column of the facet that they exclude. */
export const facetColumns = (facets: readonly Facet[]): readonly FacetSpec[] =>
  facets.flatMap((facet): readonly FacetSpec[] => {
    const { key, kind, from } = facet
    if (facet.kind === 'choice' && facet.excludes !== undefined) return []
    if (facet.kind !== 'range') return [{ key, kind, from }]
    const { minimums = [], maximums = [] } = facet
    return [{ key, kind, from, minimums, maximums }]
  })

/** Columns of the index beside the facets of plugins. */
export const indexColumns: readonly FacetSpec[] = [districtFacet, approximateFacet, ratingMean, ...orderColumns]
