import type { Wanted } from '#core/search/choice-of.ts'
import { groszeOf } from '#core/search/read-choice.ts'

interface Asked {
  readonly required_specialization?: readonly string[] | undefined
  readonly required_ownership?: readonly string[] | undefined
  readonly required_features?: readonly string[] | undefined
  readonly status?: readonly string[] | undefined
  /** Złoty a month. */
  readonly price_min?: number | undefined
  readonly price_max?: number | undefined
}

/** The members of the specification's bodies by the keys of the facets they stand for. */
export const wantedOf = ({ price_min, price_max, ...asked }: Asked): Wanted => ({
  specialization: asked.required_specialization,
  ownership: asked.required_ownership,
  features: asked.required_features,
  status: asked.status,
  price: {
    ...(price_min === undefined ? {} : { min: groszeOf(price_min) }),
    ...(price_max === undefined ? {} : { max: groszeOf(price_max) }),
  },
})
