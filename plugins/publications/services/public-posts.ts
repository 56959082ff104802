import { Effect } from 'effect'
import { anonymous } from '#core/access/actor.ts'
import { provide } from '#core/kernel/define.ts'
import { PublicPosts } from '../contract/public-posts.ts'
import { isPublicNews, kindsOf } from '../contract/terms.ts'
import { NewsLists, NewsRepository, PostPages } from '../domain/publications.port.ts'
import { PlacePosts } from './place-posts.ts'
import { ViewNews } from './view-news.ts'

const everybody = anonymous('')

/** Shows public posts for pages of other plugins. */
export const makePublicPosts = provide(
  PublicPosts,
  { repository: NewsRepository, lists: NewsLists, postPages: PostPages, viewNews: ViewNews, placePosts: PlacePosts },
  ({ repository, lists, postPages, viewNews, placePosts }): PublicPosts => ({
    list: Effect.fn('publications.list-public-posts')(function* (section, part) {
      const { items, total } = yield* repository.listPublic(section, kindsOf[section], part)
      return { items: yield* viewNews.heads(everybody, items), total }
    }),
    newest: Effect.fn('publications.list-newest')(function* (section, limit) {
      return yield* viewNews.inFeed((yield* repository.listPublic(section, kindsOf[section], { offset: 0, limit })).items)
    }),
    bySlug: Effect.fn('publications.find-public-post')(function* (section, slug) {
      const news = yield* repository.bySlugIn(section, slug)
      return news !== null && isPublicNews(news) ? yield* viewNews.whole(everybody, news) : null
    }),
    withTag: Effect.fn('publications.list-with-tag')(function* (tagId, part, section) {
      const { items, total } = yield* lists.withTag(tagId, part, section)
      return { items: yield* placePosts(items), total }
    }),
    countByTag: (tagIds, section) => lists.countByTag(tagIds, section),
    openContests: Effect.fn('publications.list-open-contests')(function* (day) {
      return yield* placePosts(yield* repository.openContests(day))
    }),
    closedContests: Effect.fn('publications.list-closed-contests')(function* (day, part) {
      const { items, total } = yield* repository.closedContests(day, part)
      return { items: yield* placePosts(items), total }
    }),
    pagesOf: (section) => postPages.of(section),
  }),
)
