import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import type { Resolved } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { Site } from '#core/ports/site.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { atomOf, type Feed, rssOf } from '#plugins/publications/contract/feeds.ts'
import { Posts } from '#plugins/publications/contract/posts.ts'
import { PublicPosts } from '#plugins/publications/contract/public-posts.ts'
import { blogPath } from '../contract/addresses.ts'
import { blogApi } from '../contract/api.ts'

/** Posts in a feed. */
const inFeed = 20

/** Lists the posts of the blog, or all materials, for the editors. */
export const ListPosts = handler(blogApi.listPosts, { posts: Posts }, ({ posts }) =>
  Effect.fn('blog.list-posts')(function* (actor, { section, status, ...requested }) {
    const paging = pagingOf(requested)
    const { items, total } = yield* posts.written(actor, { section, author_id: null, status: status || null }, paging)
    return pageOf(items, { total, ...paging })
  }),
)

/** Adds a post of the blog. */
export const AddBlogPost = handler(blogApi.addPost, { posts: Posts, transaction: Transaction }, ({ posts, transaction }) =>
  Effect.fn('blog.add-post')(function* (actor, input) {
    const user = yield* requireUser(actor)
    // Cannot happen: a new post is a draft, which every status that the route accepts may follow.
    return yield* posts.add(user, 'blog', input).pipe(Effect.catchTag('NewsStatusRefused', Effect.die))
  }, transaction),
)

const feedDependencies = { posts: PublicPosts, site: Site, translator: Translator }

const readFeed = Effect.fn('blog.read-feed')(function* (
  { posts, site, translator }: Resolved<typeof feedDependencies>,
  type: 'rss' | 'atom',
) {
  const address = `${site.url}${blogPath}`
  const feed: Feed = {
    title: translator.for('pl')('blog.feed'),
    self: `${site.url}/api/v1/blog/${type}`,
    address,
    urlOf: ({ slug }) => `${address}/${slug}`,
    posts: yield* posts.newest('blog', inFeed),
  }
  return feed
})

/** Returns the newest posts of the blog as RSS. */
export const ShowBlogRss = handler(blogApi.showBlogRss, feedDependencies, (dependencies) =>
  Effect.fn('blog.show-rss')(function* () {
    return rssOf(yield* readFeed(dependencies, 'rss'))
  }),
)

/** Returns the newest posts of the blog as Atom. */
export const ShowBlogAtom = handler(blogApi.showBlogAtom, feedDependencies, (dependencies) =>
  Effect.fn('blog.show-atom')(function* () {
    return atomOf(yield* readFeed(dependencies, 'atom'))
  }),
)
