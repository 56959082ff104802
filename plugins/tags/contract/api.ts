import { Schema } from 'effect'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { TagBuiltIn, TagInUse, TagNameUnusable, TagNotFound, TagTaken } from './errors.ts'
import { fixedCategories } from './tag-categories.ts'
import { TagCategory } from './tag-category.ts'
import { tagIcons } from './tag-icons.ts'
import { TagNames } from './tag-names.ts'
import { TagView } from './tag-view.ts'

const icon = Schema.Literals(tagIcons)
const param = Schema.String.check(
  Schema.isPattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'FIELD_INVALID' }),
  Schema.isMaxLength(60, { message: 'FIELD_TOO_LONG' }),
)

/** New tag; its key and, unless given, its URL parameter derive from its Polish name. */
const NewTag = Schema.Struct({
  category: TagCategory.check(Schema.makeFilter((category) => !fixedCategories.includes(category), { message: 'FIELD_INVALID' })),
  names: TagNames,
  param: Schema.optional(param),
  icon,
})

/** Changed members of a tag. The platform's own tags keep their names and parameters. */
const TagChange = Schema.Struct({
  id: Schema.String,
  names: Schema.optional(TagNames),
  param: Schema.optional(param),
  icon: Schema.optional(icon),
})

/** Deletion of a tag: `facilities` is how many use it according to the dialog; when more do, it is refused. */
const TagDeletion = Schema.Struct({ id: Schema.String, facilities: Schema.optional(Schema.Int) })

/** Number of facilities that use a tag. */
const TagUsage = Schema.Struct({ facilities: Schema.Number })

/** Path parameter with the id of a tag. */
const ById = Schema.Struct({ id: Schema.String })

/** Query of `GET /api/v1/tag`. */
const TagQuery = Schema.Struct({
  category: Schema.optional(TagCategory),
  ...pagingQuery,
}).check(onePosition)

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
