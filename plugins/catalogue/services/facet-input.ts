import type { RequestedFacets } from '#core/search/selection-of.ts'
import { zlotyToGrosze } from '#core/search/parse-selection.ts'

interface RequestedFilters {
  readonly required_specialization?: readonly string[] | undefined
  readonly required_ownership?: readonly string[] | undefined
  readonly required_features?: readonly string[] | undefined
  readonly status?: readonly string[] | undefined
  /** Złoty a month. */
  readonly price_min?: number | undefined
  readonly price_max?: number | undefined
}

/** Maps the filter members of the specification's request bodies to facet keys. */
export const facetInputOf = ({ price_min, price_max, ...lists }: RequestedFilters): RequestedFacets => ({
  specialization: lists.required_specialization,
  ownership: lists.required_ownership,
  features: lists.required_features,
  status: lists.status,
  price: {
    ...(price_min === undefined ? {} : { min: zlotyToGrosze(price_min) }),
    ...(price_max === undefined ? {} : { max: zlotyToGrosze(price_max) }),
  },
})
