import { token } from '#core/kernel/token.ts'
import { facet, type LoadOptions } from '#core/search/facet.ts'

/** Loads the options of all three facets with one query. */
export const TagOptions = token<LoadOptions>('tags/TagOptions')

/** Tag categories that facilities can be filtered by; each is a facet of the same name. */
export const facetCategories = ['specialization', 'ownership', 'features'] as const

const params: Readonly<Record<(typeof facetCategories)[number], string>> = {
  specialization: 'rodzaj',
  ownership: 'prowadzenie',
  features: 'udogodnienia',
}

/** Facets by specialization, ownership and amenities; they match facilities with any of the selected tags. */
export const tagFacets = facetCategories.map((key) =>
  facet({
    kind: 'choice',
    of: 'uuid',
    key,
    param: params[key],
    label: `tags.category.${key}`,
    from: `f.${key}`,
    options: TagOptions,
  }),
)
