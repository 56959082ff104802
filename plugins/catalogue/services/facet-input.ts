import { unitParts } from '#core/search/facet.ts'
import { zlotyToGrosze } from '#core/search/parse-selection.ts'
import type { RequestedFacets } from '#core/search/selection-of.ts'

interface RequestedFilters {
  readonly required_specialization?: readonly string[] | undefined
  readonly required_ownership?: readonly string[] | undefined
  readonly required_features?: readonly string[] | undefined
  readonly status?: readonly string[] | undefined
  /** Złoty a month. */
  readonly price_min?: number | undefined
  readonly price_max?: number | undefined
  /** Points, 0 to 5. */
  readonly rating_min?: number | undefined
  readonly rating_max?: number | undefined
}

/** Returns tenths, without the error of binary fractions: 4.6 is 46. */
const toTenths = (points: number): number => Number((points * unitParts.points).toFixed(6))

/** Maps the filter members of the specification's request bodies to facet keys. */
export const facetInputOf = ({ price_min, price_max, rating_min, rating_max, ...lists }: RequestedFilters): RequestedFacets => ({
  specialization: lists.required_specialization,
  ownership: lists.required_ownership,
  features: lists.required_features,
  status: lists.status,
  price: {
    ...(price_min === undefined ? {} : { min: zlotyToGrosze(price_min) }),
    ...(price_max === undefined ? {} : { max: zlotyToGrosze(price_max) }),
  },
  // Ratings are compared as they are shown, in tenths of a point: at least 4.25 is at least 4.3.
  rating: {
    ...(rating_min === undefined ? {} : { min: Math.ceil(toTenths(rating_min)) }),
    ...(rating_max === undefined ? {} : { max: Math.floor(toTenths(rating_max)) }),
  },
})
