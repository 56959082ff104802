import { token } from '#core/kernel/token.ts'
import { facet, type LoadOptions } from '#core/search/facet.ts'

/** The options of all three facets below, by one question. */
export const TagOptions = token<LoadOptions>('tags/TagOptions')

/** Categories of the vocabulary that facilities are filtered by; each is a facet of its name. */
export const facetCategories = ['specialization', 'ownership', 'features'] as const

const params: Readonly<Record<(typeof facetCategories)[number], string>> = {
  specialization: 'rodzaj',
  ownership: 'prowadzenie',
  features: 'udogodnienia',
}

/** What a facility is, who runs it and in which spirit, and what it offers: any of the chosen tags. */
export const tagFacets = facetCategories.map((key) =>
  facet({
    kind: 'words',
    of: 'uuid',
    key,
    param: params[key],
    label: `tags.category.${key}`,
    from: `f.${key}`,
    options: TagOptions,
  }),
)
