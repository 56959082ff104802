import { Effect } from 'effect'
import { type Actor, anonymous } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { NewsNotFound } from '../contract/errors.ts'
import type { MaterialsFilter } from '../contract/material.ts'
import { isPublicNews, type NewsTagCategory } from '../contract/terms.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { relatedTo } from '../domain/related-materials.ts'
import { MaterialIndex } from '../services/material-index.ts'
import { ViewNews } from '../services/view-news.ts'
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
export const ShowMaterialsPage = define('publications/ShowMaterialsPage', { listMaterials: ListMaterials }, ({ listMaterials }) =>
  Effect.fn('publications.show-materials-page')(function* (_: Actor, { filter, page }: ListInput) {
    if (page === 0) return yield* new NewsNotFound()
    const found = yield* listMaterials(everybody, { ...filter, page, limit: perPage })
    if (page > 1 && found.items.length === 0) return yield* new NewsNotFound()
    return { ...found, filter }
  }),
)

/** Shows a material that everybody reads by its slug, with its tags, and others to read next (row TZ-03). */
export const ShowMaterialPage = define(
  'publications/ShowMaterialPage',
  { repository: NewsRepository, viewNews: ViewNews, materialIndex: MaterialIndex },
  ({ repository, viewNews, materialIndex }) =>
    Effect.fn('publications.show-material-page')(function* (_: Actor, { slug }: { readonly slug: string }) {
      const news = yield* repository.bySlugIn('materials', slug)
      if (news === null || !isPublicNews(news)) return yield* new NewsNotFound()
      const { materials, tags } = yield* materialIndex()
      const categories = new Map(tags.map(({ id, category }) => [id, category as NewsTagCategory]))
      const related = relatedTo(news, materials, { limit: relatedShown, categoryOf: (tag) => categories.get(tag) })
      return {
        material: yield* viewNews.whole(everybody, news),
        related: yield* viewNews.headsWithFiles(everybody, yield* repository.byIds(related)),
        /** Tags that materials may have, in the order of the vocabulary. */
        tags,
      }
    }),
)
