import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import type { Resolved } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Site } from '#core/ports/site.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { blogApi } from '../contract/blog-api.ts'
import { atomOf, type Feed, rssOf } from '../contract/feeds.ts'
import { kindsOf } from '../contract/terms.ts'
import { blogPath, slugOfTitle } from '../domain/addresses.ts'
import { newNews } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { blogAccess } from '../domain/visibility.ts'
import { AddPost } from '../services/add-post.ts'
import { ViewNews } from '../services/view-news.ts'

/** Posts in a feed. */
const inFeed = 20

/** Lists the posts of the blog, or all materials, for the editors. */
export const ListPosts = handler(blogApi.listPosts, { repository: NewsRepository, viewNews: ViewNews }, ({ repository, viewNews }) =>
  Effect.fn('publications.list-posts')(function* (actor, { section, status, ...requested }) {
    const paging = pagingOf(requested)
    const { items, total } = yield* repository.listWritten({ section, author_id: null, status: status || null }, paging)
    return pageOf(yield* viewNews.heads(actor, items), { total, ...paging })
  }),
)

/** Adds a post of the blog. */
export const AddBlogPost = handler(
  blogApi.addPost,
  { addPost: AddPost, clock: Clock, transaction: Transaction },
  ({ addPost, clock, transaction }) =>
    Effect.fn('publications.add-blog-post')(function* (actor, input) {
      const user = yield* requireUser(actor)
      const draftOf = (slug: string) => newNews(user, { section: 'blog', facility_id: null }, input, slug, clock.now())
      const added = { section: 'blog', slug: slugOfTitle(input.title), draftOf, request: input, access: blogAccess(user) } as const
      // Cannot happen: a new post is a draft, which every status that the route accepts may follow.
      return yield* addPost(user, added).pipe(Effect.catchTag('NewsStatusRefused', Effect.die))
    }, transaction),
)

const feedDependencies = { repository: NewsRepository, site: Site, translator: Translator }

const readFeed = Effect.fn('publications.read-blog-feed')(function* ({ repository, site, translator }: Resolved<typeof feedDependencies>) {
  const { items } = yield* repository.listPublic('blog', kindsOf.blog, { offset: 0, limit: inFeed })
  const address = `${site.url}${blogPath}`
  const feed: Feed = {
    title: translator.for('pl')('publications.blog.feed'),
    address,
    urlOf: ({ slug }) => `${address}/${slug}`,
    posts: items,
  }
  return feed
})

/** Returns the newest posts of the blog as RSS. */
export const ShowBlogRss = handler(blogApi.showBlogRss, feedDependencies, (dependencies) =>
  Effect.fn('publications.show-blog-rss')(function* () {
    return rssOf(yield* readFeed(dependencies))
  }),
)

/** Returns the newest posts of the blog as Atom. */
export const ShowBlogAtom = handler(blogApi.showBlogAtom, feedDependencies, (dependencies) =>
  Effect.fn('publications.show-blog-atom')(function* () {
    return atomOf(yield* readFeed(dependencies), `${dependencies.site.url}/api/v1/blog/atom`)
  }),
)
