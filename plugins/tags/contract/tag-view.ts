import { Schema } from 'effect'
import { TagCategory } from './tag-category.ts'
import { TagNames } from './tag-names.ts'

/** Public view of a tag (specification §3). */
export const TagView = Schema.Struct({
  id: Schema.String,
  key: Schema.String,
  /** `specialization`, `ownership`, or the category's name. */
  type: Schema.String,
  category: TagCategory,
  /** Message key of its name: `tags.features.garden`. */
  display: Schema.String,
  /** Names of a tag that support has made; `null`: they are messages. */
  names: Schema.NullOr(TagNames),
  /** URL parameter, unique in its category. */
  param: Schema.String,
  /** Name of a lucide-react icon. */
  icon: Schema.String,
  /** ISO 8601, UTC. */
  created_at: Schema.String,
}).annotate({ identifier: 'TagView' })
export type TagView = typeof TagView.Type
