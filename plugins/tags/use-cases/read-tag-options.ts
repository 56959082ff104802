import { Effect } from 'effect'
import type { FacetOption, LoadOptions } from '#core/search/facet.ts'
import { facetCategories } from '../domain/facets.ts'
import type { Tag } from '../domain/tag.ts'
import type { Tags } from '../domain/tags.port.ts'

const optionOf = ({ id, param, display, icon, catalogCategory }: Tag): FacetOption => ({
  value: id,
  param,
  label: display,
  description: `${display}.said`,
  icon,
  ...(catalogCategory && { category: catalogCategory }),
})

/** The tags that facilities are filtered by, of all categories at once. */
export const makeReadTagOptions =
  ({ tags }: { readonly tags: Tags }): LoadOptions =>
  () =>
    Effect.map(tags.list(null), (all) =>
      Object.fromEntries(
        facetCategories.map((category) => [category, all.filter((tag) => tag.category === category).map(optionOf)] as const),
      ),
    )
