import { Schema } from 'effect'
import { fixedCategories } from './tag-categories.ts'
import { TagCategory } from './tag-category.ts'
import { tagIcons } from './tag-icons.ts'
import { TagNames } from './tag-names.ts'

const icon = Schema.Literals(tagIcons)
const param = Schema.String.check(
  Schema.isPattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'FIELD_INVALID' }),
  Schema.isMaxLength(60, { message: 'FIELD_TOO_LONG' }),
)

/** New tag; its key and, unless given, its URL parameter derive from its Polish name. */
export const NewTag = Schema.Struct({
  category: TagCategory.check(Schema.makeFilter((category) => !fixedCategories.includes(category), { message: 'FIELD_INVALID' })),
  names: TagNames,
  param: Schema.optional(param),
  icon,
})
export type NewTag = typeof NewTag.Type

/** Changed members of a tag. The platform's own tags keep their names and parameters. */
export const TagChange = Schema.Struct({
  id: Schema.String,
  names: Schema.optional(TagNames),
  param: Schema.optional(param),
  icon: Schema.optional(icon),
})
export type TagChange = typeof TagChange.Type

/** Deletion of a tag: `facilities` is how many use it according to the dialog; when more do, it is refused. */
export const TagDeletion = Schema.Struct({ id: Schema.String, facilities: Schema.optional(Schema.Int) })
export type TagDeletion = typeof TagDeletion.Type

/** Number of facilities that use a tag. */
export const TagUsage = Schema.Struct({ facilities: Schema.Number })

/** Path parameter with the id of a tag. */
export const ById = Schema.Struct({ id: Schema.String })
