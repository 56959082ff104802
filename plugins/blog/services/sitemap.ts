import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { pagesBefore } from '#core/plugin/sitemap.ts'
import { Clock } from '#core/ports/clock.ts'
import { PublicPosts } from '#plugins/publications/contract/public-posts.ts'
import { blogPath, contestsPath } from '../contract/addresses.ts'

const first = { offset: 0, limit: 1 }

/** The blog and the contests, which search engines index once they list something, and the posts of the blog. */
export const BlogSitemap = define('blog/Sitemap', { posts: PublicPosts, clock: Clock }, ({ posts, clock }) => {
  const paths = Effect.fn('blog.list-pages')(function* () {
    const today = toWarsawTime(clock.now()).day
    const hasContests = (yield* posts.closedContests(today, first)).total > 0 || (yield* posts.openContests(today)).length > 0
    const hasPosts = (yield* posts.list('blog', first)).total > 0
    return [...(hasPosts ? [blogPath] : []), ...(hasContests ? [contestsPath] : [])]
  })
  return pagesBefore(paths(), posts.pagesOf('blog'))
})
