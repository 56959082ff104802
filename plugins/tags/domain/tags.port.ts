import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TagCategory } from '../contract/tag-category.ts'
import type { Tag } from './tag.ts'

/** The vocabulary as it is kept; always in the order of categories, then positions. */
export interface Tags {
  /** All tags of a category; `null`: of all. */
  list(category: TagCategory | null): Effect.Effect<readonly Tag[]>
}
export const Tags = token<Tags>('tags/Tags')
