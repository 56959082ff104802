import { Effect } from 'effect'
import { type Actor, anonymous } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { NewsNotFound } from '#plugins/publications/contract/errors.ts'
import { Posts } from '#plugins/publications/contract/posts.ts'
import { PublicPosts } from '#plugins/publications/contract/public-posts.ts'
import type { NewsTagCategory } from '#plugins/publications/contract/terms.ts'
import type { MaterialsFilter } from '../contract/material.ts'
import { MaterialIndex } from '../services/material-index.ts'
import { relatedTo } from '../services/related-materials.ts'
import { ListMaterials } from './list-materials.ts'

/** Fills rows of two, three and four. */
const perPage = 24
const relatedShown = 3
/** Pages of readers are the same for everybody, whoever asks. */
const everybody = anonymous('')

interface ListInput {
  readonly filter: MaterialsFilter
  /** 0 where the address has an invalid one. */
  readonly page: number
}

/** Shows a page of the materials that everybody reads, by tags and words (rows TZ-01, TZ-02). */
export const ShowMaterialsPage = define('teacher-zone/ShowMaterialsPage', { listMaterials: ListMaterials }, ({ listMaterials }) =>
  Effect.fn('teacher-zone.show-list')(function* (_: Actor, { filter, page }: ListInput) {
    if (page === 0) return yield* new NewsNotFound()
    const found = yield* listMaterials(everybody, { ...filter, page, limit: perPage })
    if (page > 1 && found.items.length === 0) return yield* new NewsNotFound()
    return { ...found, filter }
  }),
)

/** Shows a material that everybody reads by its slug, with its tags, and others to read next (row TZ-03). */
export const ShowMaterialPage = define(
  'teacher-zone/ShowMaterialPage',
  { posts: Posts, publicPosts: PublicPosts, materialIndex: MaterialIndex },
  ({ posts, publicPosts, materialIndex }) =>
    Effect.fn('teacher-zone.show-material-page')(function* (_: Actor, { slug }: { readonly slug: string }) {
      const material = yield* publicPosts.bySlug('materials', slug)
      if (material === null) return yield* new NewsNotFound()
      const { materials, tags } = yield* materialIndex()
      const categories = new Map(tags.map(({ id, category }) => [id, category as NewsTagCategory]))
      const related = relatedTo(material, materials, { limit: relatedShown, categoryOf: (tag) => categories.get(tag) })
      return {
        material,
        related: yield* posts.withFiles(everybody, related),
        /** Tags that materials may have, in the order of the vocabulary. */
        tags,
      }
    }),
)
