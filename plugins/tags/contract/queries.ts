import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TagCategory } from './tag-category.ts'
import type { TagView } from './tag-view.ts'

/** Read-only queries of tags for other plugins. */
export interface TagLookup {
  /** Returns tags by id in the order of the vocabulary, without unknown ids. */
  byIds(ids: readonly string[]): Effect.Effect<readonly TagView[]>
  /** Returns all tags of some categories in the order of the vocabulary. */
  ofCategories(categories: readonly TagCategory[]): Effect.Effect<readonly TagView[]>
  /** Returns the ids of tags of a category, given by id or URL parameter, without unknown ones. */
  resolveIds(category: string, idsOrParams: readonly string[]): Effect.Effect<readonly string[]>
}
export const TagLookup = token<TagLookup>('tags/TagLookup')
