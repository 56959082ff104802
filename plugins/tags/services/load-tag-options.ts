import { Effect } from 'effect'
import type { LoadOptions } from '#core/search/facet.ts'
import { facetCategories } from '../domain/facets.ts'
import { toOption } from '../domain/tag-option.ts'
import type { Tags } from '../domain/tags.port.ts'

/** Loads the filter options of all tag facets at once. */
export const makeLoadTagOptions =
  ({ tags }: { readonly tags: Tags }): LoadOptions =>
  () =>
    Effect.map(tags.list(null), (all) =>
      Object.fromEntries(
        facetCategories.map((category) => [category, all.filter((tag) => tag.category === category).map(toOption)] as const),
      ),
    )
