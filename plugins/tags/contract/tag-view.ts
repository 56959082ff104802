import { Schema } from 'effect'
import { TagCategory } from './tag-category.ts'

/** A tag as everyone may see it (specification §3). */
export const TagView = Schema.Struct({
  id: Schema.String,
  key: Schema.String,
  /** `specialization`, `ownership`, or the category's name. */
  type: Schema.String,
  category: TagCategory,
  /** Message key of its name: `tags.features.garden`. */
  display: Schema.String,
  /** Address part, unique in its category. */
  param: Schema.String,
  /** A lucide-react icon. */
  icon: Schema.String,
  /** ISO 8601, UTC. */
  created_at: Schema.String,
}).annotate({ identifier: 'TagView' })
export type TagView = typeof TagView.Type
