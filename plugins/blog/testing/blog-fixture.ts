import type { UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeNewsFixture } from '#plugins/publications/testing/news-fixture.ts'
import { BlogSitemap } from '../services/sitemap.ts'
import { AddBlogPost } from '../use-cases/blog.ts'
import { ShowBlogPage, ShowBlogPostPage, ShowContestsPage } from '../use-cases/blog-pages.ts'

/** Creates the use-cases of the blog over stored posts. */
export const makeBlogFixture = async (database: UseCaseDatabase) => {
  const { publicPosts, ...fixture } = await makeNewsFixture(database)
  const ports = { posts: publicPosts, tags: fixture.tags, clock: fixture.clock }
  return {
    ...fixture,
    addBlogPost: makeOf(AddBlogPost)({ posts: fixture.posts, transaction: fixture.transaction }),
    blogPage: makeOf(ShowBlogPage)(ports),
    blogPostPage: makeOf(ShowBlogPostPage)(ports),
    contestsPage: makeOf(ShowContestsPage)(ports),
    sitemap: makeOf(BlogSitemap)(ports),
  }
}
