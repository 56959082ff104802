import { Effect } from 'effect'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { materialsApi } from '../contract/materials-api.ts'
import { type NewsTagCategory, tagCategories } from '../contract/terms.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { selectMaterials, type TagSelection } from '../domain/select-materials.ts'
import { isEditor, materialAccess } from '../domain/visibility.ts'
import { MaterialIndex } from '../services/material-index.ts'
import { NewsRights } from '../services/news-rights.ts'
import { ViewNews } from '../services/view-news.ts'

/** Lists materials by tags and words (rows TZ-02, TZ-04): filtered, counted and searched in memory, one page of them is read. */
export const ListMaterials = handler(
  materialsApi.listMaterials,
  { materialIndex: MaterialIndex, newsRights: NewsRights, repository: NewsRepository, viewNews: ViewNews },
  ({ materialIndex, newsRights, repository, viewNews }) =>
    Effect.fn('publications.list-materials')(function* (actor, { q = '', visibility, ...requested }) {
      const { materials, tags, texts } = yield* materialIndex()
      const isTeacher = actor.kind === 'user' && !isEditor(actor) && (yield* newsRights.isTeacher(actor))
      const { reads: allReads } = materialAccess({ actor, isTeacher }, null)
      const reads = allReads.filter((one) => visibility === undefined || one === visibility)
      const paging = pagingOf(requested)

      const selection: TagSelection = Object.fromEntries(
        tagCategories.map((category) => {
          const params = requested[category]?.split(',').filter(Boolean) ?? []
          const chosen = tags.filter((tag) => tag.category === category && params.includes(tag.param)).map(({ id }) => id)
          // A filter that no tag has leaves nothing, instead of everything.
          return [category, params.length > 0 && chosen.length === 0 ? [''] : chosen]
        }),
      )
      const { positions, corrected } = texts.search(q)
      const categories = new Map(tags.map(({ id, category }) => [id, category as NewsTagCategory]))
      const found = positions.flatMap((at) => materials[at] ?? [])
      const { ids, counts } = selectMaterials(found, { selection, reads, categoryOf: (tag) => categories.get(tag) })
      const posts = yield* repository.byIds(ids.slice(paging.offset, paging.offset + paging.limit))
      return {
        ...pageOf(yield* viewNews.headsWithFiles(actor, posts), { total: ids.length, ...paging }),
        tags: tags.flatMap((tag) => {
          const count = counts.get(tag.id) ?? 0
          return count > 0 || selection[tag.category as NewsTagCategory]?.includes(tag.id) ? [{ ...tag, count }] : []
        }),
        corrected,
      }
    }),
)
