import { Effect } from 'effect'
import { type Actor, anonymous } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { NewsNotFound } from '../contract/errors.ts'
import { isPublicNews, kindsOf } from '../contract/terms.ts'
import { NewsLists, NewsRepository } from '../domain/publications.port.ts'
import { PlacePosts } from '../services/place-posts.ts'
import { ViewNews } from '../services/view-news.ts'

/** The newest post and three rows of three. */
const perPage = 10
const others = 3
const closedPerPage = 12
/** Pages of readers are the same for everybody, whoever asks. */
const everybody = anonymous('')

/** Tag by which the blog is filtered, by its category and URL parameter. */
export interface BlogFilter {
  readonly category: 'publication_topic' | 'age_groups'
  readonly param: string
}

interface BlogInput {
  /** 0 where the address has an invalid one. */
  readonly page: number
  readonly filter: BlogFilter | null
}

/** Shows a page of the blog, the newest posts first, with the tags by which it can be filtered (row ST-07). */
export const ShowBlogPage = define(
  'publications/ShowBlogPage',
  { repository: NewsRepository, lists: NewsLists, tags: TagLookup, viewNews: ViewNews },
  ({ repository, lists, tags, viewNews }) =>
    Effect.fn('publications.show-blog-page')(function* (_: Actor, { page, filter }: BlogInput) {
      if (page === 0) return yield* new NewsNotFound()
      const known = yield* tags.ofCategories(['publication_topic', 'age_groups'])
      const counts = yield* lists.countByTag(
        known.map(({ id }) => id),
        'blog',
      )
      const chosen = known.find((tag) => tag.category === filter?.category && tag.param === filter.param) ?? null
      const paging = pagingOf({ page, limit: perPage })
      // A filter that no tag has leaves nothing, instead of everything.
      const nothing = Effect.succeed({ items: [], total: 0 })
      const found =
        filter === null ? repository.listPublic('blog', kindsOf.blog, paging) : chosen ? lists.withTag(chosen.id, paging, 'blog') : nothing
      const { items, total } = yield* found
      if (page > 1 && items.length === 0) return yield* new NewsNotFound()
      return {
        news: pageOf(yield* viewNews.heads(everybody, items), { total, ...paging }),
        filter,
        chosen,
        tags: known.flatMap((tag) => {
          const count = counts.get(tag.id) ?? 0
          return count > 0 || tag === chosen ? [{ ...tag, count }] : []
        }),
      }
    }),
)

/** Shows a post of the blog by its slug, with its tags, and others that are new (row ST-07). */
export const ShowBlogPostPage = define(
  'publications/ShowBlogPostPage',
  { repository: NewsRepository, tags: TagLookup, viewNews: ViewNews },
  ({ repository, tags, viewNews }) =>
    Effect.fn('publications.show-blog-post-page')(function* (_: Actor, { slug }: { readonly slug: string }) {
      const news = yield* repository.bySlugIn('blog', slug)
      if (news === null || !isPublicNews(news)) return yield* new NewsNotFound()
      const { items } = yield* repository.listPublic('blog', kindsOf.blog, { offset: 0, limit: others + 1 })
      return {
        news: yield* viewNews.whole(everybody, news),
        tags: yield* tags.byIds(news.tag_ids),
        others: yield* viewNews.heads(everybody, items.filter(({ id }) => id !== news.id).slice(0, others)),
      }
    }),
)

/**
 * Shows the contests of the blog and of the teacher zone: those that are open by their closing day, then those that are
 * over (row ST-07).
 */
export const ShowContestsPage = define(
  'publications/ShowContestsPage',
  { repository: NewsRepository, placePosts: PlacePosts, clock: Clock },
  ({ repository, placePosts, clock }) =>
    Effect.fn('publications.show-contests-page')(function* (_: Actor, { page }: { readonly page: number }) {
      if (page === 0) return yield* new NewsNotFound()
      const today = toWarsawTime(clock.now()).day
      const paging = pagingOf({ page, limit: closedPerPage })
      const { items, total } = yield* repository.closedContests(today, paging)
      if (page > 1 && items.length === 0) return yield* new NewsNotFound()
      return {
        today,
        open: page === 1 ? yield* placePosts(yield* repository.openContests(today)) : [],
        closed: pageOf(yield* placePosts(items), { total, ...paging }),
      }
    }),
)
