import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { NewsNotFound, TooManySaved } from '../contract/errors.ts'
import { materialsApi } from '../contract/materials-api.ts'
import { Posts } from '../contract/posts.ts'
import { newsLimits } from '../contract/terms.ts'
import type { News } from '../domain/publication.ts'
import { NewsRepository, SavedMaterials } from '../domain/publications.port.ts'
import { ChangePosts } from '../services/change-posts.ts'
import { FindNews } from '../services/find-news.ts'
import { NewsRights } from '../services/news-rights.ts'
import { ViewNews } from '../services/view-news.ts'

const isMaterial = ({ section }: News) => section === 'materials'

/** Lists the materials that a user has written. */
export const ListOwnMaterials = handler(
  materialsApi.listOwnMaterials,
  { repository: NewsRepository, viewNews: ViewNews, newsRights: NewsRights },
  ({ repository, viewNews, newsRights }) =>
    Effect.fn('publications.list-own-materials')(function* (user, { status, ...requested }) {
      const paging = pagingOf(requested)
      const written = { section: 'materials', author_id: user.id, status: status || null } as const
      const { items, total } = yield* repository.listWritten(written, paging)
      const page = pageOf(yield* viewNews.heads(user, items), { total, ...paging })
      return { ...page, may_add: yield* newsRights.isTeacher(user) }
    }),
)

/** Shows a material, with its tags, and whether the caller has saved it. */
export const ShowMaterial = handler(
  materialsApi.showMaterial,
  { repository: NewsRepository, findNews: FindNews, viewNews: ViewNews, tags: TagLookup, savedMaterials: SavedMaterials },
  ({ repository, findNews, viewNews, tags, savedMaterials }) =>
    Effect.fn('publications.show-material')(function* (actor, { id }) {
      const found = yield* isUuid(id) ? repository.byId(id) : repository.bySlugIn('materials', id)
      const { news } = yield* findNews.check(actor, found !== null && isMaterial(found) ? found : null)
      return {
        ...(yield* viewNews.whole(actor, news)),
        tags: yield* tags.byIds(news.tag_ids),
        saved: actor.kind === 'user' && (yield* savedMaterials.has(actor.id, news.id)),
      }
    }),
)

/** Adds a material of a teacher, or of an editor. */
export const AddMaterial = handler(
  materialsApi.addMaterial,
  { posts: Posts, newsRights: NewsRights, transaction: Transaction },
  ({ posts, newsRights, transaction }) =>
    Effect.fn('publications.add-material')(function* (user, input) {
      if (!(yield* newsRights.isTeacher(user))) return yield* new InsufficientPermissions()
      return yield* posts.add(user, 'materials', input)
    }, transaction),
)

/** Changes a material or its status. */
export const ChangeMaterial = handler(
  materialsApi.changeMaterial,
  { changePosts: ChangePosts, transaction: Transaction },
  ({ changePosts, transaction }) =>
    Effect.fn('publications.change-material')(function* (user, input) {
      return yield* changePosts.change(user, input, isMaterial)
    }, transaction),
)

/** Deletes a material with its versions and files. */
export const RemoveMaterial = handler(
  materialsApi.removeMaterial,
  { changePosts: ChangePosts, transaction: Transaction },
  ({ changePosts, transaction }) =>
    Effect.fn('publications.remove-material')(function* (user, { id }) {
      return yield* changePosts.remove(user, id, isMaterial)
    }, transaction),
)

/** Lists the materials that a user has saved; those that were removed, or that the user may not read any more, are left out. */
export const ListSavedMaterials = handler(
  materialsApi.listSavedMaterials,
  { savedMaterials: SavedMaterials, repository: NewsRepository, findNews: FindNews, viewNews: ViewNews },
  ({ savedMaterials, repository, findNews, viewNews }) =>
    Effect.fn('publications.list-saved-materials')(function* (user, requested) {
      const paging = pagingOf(requested)
      const { ids, total } = yield* savedMaterials.list(user.id, paging)
      const readable = yield* Effect.forEach(yield* repository.byIds(ids), (news) =>
        findNews.check(user, news).pipe(
          Effect.map((found) => [found.news]),
          Effect.catchTag('NewsNotFound', () => Effect.succeed([])),
        ),
      )
      return pageOf(yield* viewNews.heads(user, readable.flat()), { total, ...paging })
    }),
)

/** Saves a material for a user. */
export const SaveMaterial = handler(
  materialsApi.saveMaterial,
  { savedMaterials: SavedMaterials, findNews: FindNews, clock: Clock, transaction: Transaction },
  ({ savedMaterials, findNews, clock, transaction }) =>
    Effect.fn('publications.save-material')(function* (user, { id }) {
      const { news } = yield* findNews.toRead(user, id)
      if (!isMaterial(news)) return yield* new NewsNotFound()
      if ((yield* savedMaterials.has(user.id, id)) === false) {
        if ((yield* savedMaterials.count(user.id)) >= newsLimits.saved)
          return yield* new TooManySaved({ values: { max: newsLimits.saved } })
        yield* savedMaterials.put({ account_id: user.id, news_id: id, saved_at: clock.now().toISOString() })
      }
      return { saved: true as const }
    }, transaction),
)

/** Removes a material from those that a user has saved. */
export const UnsaveMaterial = handler(materialsApi.unsaveMaterial, { savedMaterials: SavedMaterials }, ({ savedMaterials }) =>
  Effect.fn('publications.unsave-material')(function* (user, { id }) {
    yield* savedMaterials.remove(user.id, id)
    return { saved: false as const }
  }),
)
