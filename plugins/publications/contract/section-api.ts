import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { UploadNotFound } from '#plugins/uploads/contract/errors.ts'
import { ConsentsNeeded, NewsStatusRefused } from './errors.ts'
import { NewMaterial, NewPost, NewsView } from './publication.ts'

/** Routes by which the form of posts adds one to a section that belongs to no facility; the plugin of the section handles its own. */
export const sectionApi = defineApi({
  addMaterial: route.post('/api/v1/material', {
    summary: 'Adds a material. Teachers hand it in with the status `pending`, and support examines it; editors publish it.',
    input: NewMaterial,
    output: NewsView,
    access: 'user',
    largeBody: true,
    errors: [InsufficientPermissions, NewsStatusRefused, UploadNotFound, ConsentsNeeded, Validation],
    rateLimit: { times: 60, seconds: 600 },
  }),
  addPost: route.post('/api/v1/cms/post', {
    summary: 'Adds a post of the blog, as a draft unless a status is given.',
    input: NewPost,
    output: NewsView,
    access: 'cms',
    largeBody: true,
    errors: [UploadNotFound, ConsentsNeeded, Validation],
  }),
})
