import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { provide } from '#core/kernel/define.ts'
import { freeSlug } from '#core/kernel/slug.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { Clock } from '#core/ports/clock.ts'
import { type OwnSection, Posts } from '../contract/posts.ts'
import { kindsOf } from '../contract/terms.ts'
import { reservedSlugs, slugOfTitle } from '../domain/addresses.ts'
import { type News, newNews } from '../domain/publication.ts'
import { NewsLists, NewsRepository } from '../domain/publications.port.ts'
import { blogAccess, materialAccess } from '../domain/visibility.ts'
import { ChangePosts } from './change-posts.ts'
import { FindNews } from './find-news.ts'
import { PrepareNews } from './prepare-news.ts'
import { StoreNews } from './store-news.ts'
import { ViewNews } from './view-news.ts'

/** Returns what those who add posts to a section may do with their own. */
const accessOf = (section: OwnSection, user: User) =>
  section === 'blog' ? blogAccess(user) : materialAccess({ actor: user, isTeacher: true }, user.id)

/** Reads and writes posts of the teacher zone and of the blog for their plugins. */
export const makePosts = provide(
  Posts,
  {
    repository: NewsRepository,
    lists: NewsLists,
    findNews: FindNews,
    prepareNews: PrepareNews,
    storeNews: StoreNews,
    changePosts: ChangePosts,
    viewNews: ViewNews,
    clock: Clock,
  },
  ({ repository, lists, findNews, prepareNews, storeNews, changePosts, viewNews, clock }): Posts => {
    const isOf =
      (section: OwnSection) =>
      (news: News): boolean =>
        news.section === section
    return {
      find: Effect.fn('publications.find-post')(function* (actor, section, idOrSlug) {
        const found = yield* isUuid(idOrSlug) ? repository.byId(idOrSlug) : repository.bySlugIn(section, idOrSlug)
        const { news } = yield* findNews.check(actor, found?.section === section ? found : null)
        return yield* viewNews.whole(actor, news)
      }),
      readable: Effect.fn('publications.list-readable')(function* (actor, ids) {
        const readable = yield* Effect.forEach(yield* repository.byIds(ids), (news) =>
          findNews.check(actor, news).pipe(
            Effect.map((found) => [found.news]),
            Effect.catchTag('NewsNotFound', () => Effect.succeed([])),
          ),
        )
        return yield* viewNews.heads(actor, readable.flat())
      }),
      withFiles: Effect.fn('publications.list-with-files')(function* (actor, ids) {
        return yield* viewNews.headsWithFiles(actor, yield* repository.byIds(ids))
      }),
      written: Effect.fn('publications.list-written-posts')(function* (actor, posts, part) {
        const { items, total } = yield* repository.listWritten(posts, part)
        return { items: yield* viewNews.heads(actor, items), total }
      }),
      add: Effect.fn('publications.add-post')(function* (user, section, { kind = kindsOf[section][0], ...given }) {
        const slug = slugOfTitle(given.title)
        const taken = yield* lists.lockSlugs(section, slug)
        const free = freeSlug(slug, (one) => taken.has(one) || reservedSlugs.has(one))
        const draft = newNews(user, { section, facility_id: null }, { ...given, kind }, free, clock.now())
        const news = yield* prepareNews(user, draft, given, { before: null, access: accessOf(section, user) })
        yield* storeNews.add(user, news)
        return yield* viewNews.whole(user, news)
      }),
      change: (user, section, changes) => changePosts.change(user, changes, isOf(section)),
      remove: (user, section, id) => changePosts.remove(user, id, isOf(section)),
    }
  },
)
