import { Schema } from 'effect'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { NewsPage } from '#plugins/publications/contract/publication.ts'
import { sectionApi } from '#plugins/publications/contract/section-api.ts'
import { PostsQuery } from './posts-query.ts'

/**
 * HTTP API of the editors' posts (decisions §28, row ST-07). A post is read, changed and deleted at `/api/v1/news`, a
 * material is added at `/api/v1/material`.
 */
export const blogApi = defineApi({
  listPosts: route.get('/api/v1/cms/post', {
    summary: 'Lists the posts of the blog, or all materials, the last changed first.',
    input: PostsQuery,
    output: NewsPage,
    access: 'cms',
  }),
  addPost: sectionApi.addPost,
  showBlogRss: route.get('/api/v1/blog/rss', {
    summary: 'Returns the 20 newest posts of the blog as RSS 2.0, without their content.',
    output: Schema.String,
    access: 'anyone',
    responseType: 'xml',
  }),
  showBlogAtom: route.get('/api/v1/blog/atom', {
    summary: 'Returns the 20 newest posts of the blog as Atom, without their content.',
    output: Schema.String,
    access: 'anyone',
    responseType: 'xml',
  }),
})
