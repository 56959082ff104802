import { Schema } from 'effect'
import { PageOf } from '#core/kernel/paging.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { TagBuiltIn, TagInUse, TagNameUnusable, TagNotFound, TagTaken } from './errors.ts'
import { ById, NewTag, TagChange, TagDeletion, TagUsage } from './tag-changes.ts'
import { TagQuery } from './tag-query.ts'
import { TagView } from './tag-view.ts'

/** HTTP API of the tags. */
export const tagsApi = defineApi({
  listTags: route.get('/api/v1/tag', {
    summary: 'Lists the tags, or one category of them, page by page.',
    input: TagQuery,
    output: PageOf(TagView),
    access: 'anyone',
  }),
  createTag: route.post('/api/v1/tag', {
    summary: 'Creates a tag of a category whose tags are not fixed, with its names in three languages.',
    input: NewTag,
    output: TagView,
    access: 'support',
    errors: [TagTaken, TagNameUnusable],
  }),
  changeTag: route.patch('/api/v1/tag/:id', {
    summary: 'Changes names, URL parameter or icon of a tag; of the platform’s own tags the icon alone.',
    input: TagChange,
    output: TagView,
    access: 'support',
    errors: [TagNotFound, TagTaken, TagBuiltIn],
  }),
  countUsage: route.get('/api/v1/tag/:id/usage', {
    summary: 'Counts the facilities that use a tag.',
    input: ById,
    output: TagUsage,
    access: 'support',
    errors: [TagNotFound],
  }),
  deleteTag: route.delete('/api/v1/tag/:id', {
    summary: 'Deletes a tag and takes it from the facilities that use it, if no more do than was confirmed.',
    input: TagDeletion,
    output: Schema.Struct({ status: Schema.Literal('deleted') }),
    access: 'support',
    errors: [TagNotFound, TagBuiltIn, TagInUse],
  }),
})
