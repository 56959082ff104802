import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import { NewsNotFound } from '#plugins/publications/contract/errors.ts'
import { PublicPosts } from '#plugins/publications/contract/public-posts.ts'
import type { NewsHead } from '#plugins/publications/contract/publication.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'

/** The newest post and three rows of three. */
const perPage = 10
const others = 3
const closedPerPage = 12

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
export const ShowBlogPage = define('blog/ShowBlogPage', { posts: PublicPosts, tags: TagLookup }, ({ posts, tags }) =>
  Effect.fn('blog.show-page')(function* (_: Actor, { page, filter }: BlogInput) {
    if (page === 0) return yield* new NewsNotFound()
    const known = yield* tags.ofCategories(['publication_topic', 'age_groups'])
    const counts = yield* posts.countByTag(
      known.map(({ id }) => id),
      'blog',
    )
    const chosen = known.find((tag) => tag.category === filter?.category && tag.param === filter.param) ?? null
    const paging = pagingOf({ page, limit: perPage })
    // A filter that no tag has leaves nothing, instead of everything.
    const nothing = Effect.succeed({ items: [], total: 0 })
    const found = filter === null ? posts.list('blog', paging) : chosen ? posts.withTag(chosen.id, paging, 'blog') : nothing
    const { items, total } = yield* found
    if (page > 1 && items.length === 0) return yield* new NewsNotFound()
    return {
      news: pageOf<NewsHead>(items, { total, ...paging }),
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
export const ShowBlogPostPage = define('blog/ShowBlogPostPage', { posts: PublicPosts, tags: TagLookup }, ({ posts, tags }) =>
  Effect.fn('blog.show-post-page')(function* (_: Actor, { slug }: { readonly slug: string }) {
    const news = yield* posts.bySlug('blog', slug)
    if (news === null) return yield* new NewsNotFound()
    const { items } = yield* posts.list('blog', { offset: 0, limit: others + 1 })
    return {
      news,
      tags: yield* tags.byIds(news.tag_ids),
      others: items.filter(({ id }) => id !== news.id).slice(0, others),
    }
  }),
)

/**
 * Shows the contests of the blog and of the teacher zone: those that are open by their closing day, then those that are
 * over (row ST-07).
 */
export const ShowContestsPage = define('blog/ShowContestsPage', { posts: PublicPosts, clock: Clock }, ({ posts, clock }) =>
  Effect.fn('blog.show-contests-page')(function* (_: Actor, { page }: { readonly page: number }) {
    if (page === 0) return yield* new NewsNotFound()
    const today = toWarsawTime(clock.now()).day
    const paging = pagingOf({ page, limit: closedPerPage })
    const { items, total } = yield* posts.closedContests(today, paging)
    if (page > 1 && items.length === 0) return yield* new NewsNotFound()
    return {
      today,
      open: page === 1 ? yield* posts.openContests(today) : [],
      closed: pageOf(items, { total, ...paging }),
    }
  }),
)
