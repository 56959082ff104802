import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TagCategory } from '../contract/tag-category.ts'
import type { Tag } from './tag.ts'

/** Reads tags, ordered by category, then position. */
export interface Tags {
  /** Returns the tags of a category, or all tags for `null`. */
  list(category: TagCategory | null): Effect.Effect<readonly Tag[]>
}
export const Tags = token<Tags>('tags/Tags')
