import { Schema } from 'effect'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { UploadNotFound } from '#plugins/uploads/contract/errors.ts'
import { ConsentsNeeded } from './errors.ts'
import { PostsQuery } from './material.ts'
import { NewPost, NewsPage, NewsView } from './publication.ts'

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
  addPost: route.post('/api/v1/cms/post', {
    summary: 'Adds a post of the blog, as a draft unless a status is given.',
    input: NewPost,
    output: NewsView,
    access: 'cms',
    largeBody: true,
    errors: [UploadNotFound, ConsentsNeeded, Validation],
  }),
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
