import { orderColumns } from './order-columns.ts'
import { approximateFacet, districtFacet } from './place-facets.ts'
import { ratingMean } from './rating-columns.ts'
import type { FacetSpec } from './rows.ts'

/** Columns of the index beside the facets of plugins. */
export const indexColumns: readonly FacetSpec[] = [districtFacet, approximateFacet, ratingMean, ...orderColumns]
