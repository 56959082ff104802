import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TagTaken } from '../contract/errors.ts'
import type { TagCategory } from '../contract/tag-category.ts'
import type { Tag } from './tag.ts'

/** Repository of tags, ordered by category, then position. */
export interface Tags {
  /** Returns the tags of a category, or all tags for `null`. */
  list(category: TagCategory | null): Effect.Effect<readonly Tag[]>
  /** Reads a tag and locks it until the transaction ends. */
  lock(id: string): Effect.Effect<Tag | null>
  /** Adds a tag at the end of its category. */
  add(tag: Tag): Effect.Effect<void, TagTaken>
  change(id: string, changes: Pick<Tag, 'names' | 'param' | 'icon'>): Effect.Effect<void, TagTaken>
  /** Counts the facilities that have a tag. */
  countUsage(id: string): Effect.Effect<number>
  /** Deletes a tag and takes it from all facilities. */
  delete(tag: Pick<Tag, 'id' | 'key'>): Effect.Effect<void>
}
export const Tags = token<Tags>('tags/Tags')
