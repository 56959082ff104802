import { Effect } from 'effect'
import type { FacetOption, LoadOptions } from '#core/search/facet.ts'
import { facetCategories } from '../domain/facets.ts'
import type { Tag } from '../domain/tag.ts'
import type { Tags } from '../domain/tags.port.ts'

const toOption = ({ id, param, display, icon, catalogCategory }: Tag): FacetOption => ({
  value: id,
  param,
  label: display,
  description: `${display}.phrase`,
  icon,
  ...(catalogCategory && { category: catalogCategory }),
})

/** Loads the filter options of all tag facets at once. */
export const makeLoadTagOptions =
  ({ tags }: { readonly tags: Tags }): LoadOptions =>
  () =>
    Effect.map(tags.list(null), (all) =>
      Object.fromEntries(
        facetCategories.map((category) => [category, all.filter((tag) => tag.category === category).map(toOption)] as const),
      ),
    )
