import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TagView } from './tag-view.ts'

/** What others may ask of tags. */
export interface TagBook {
  /** Tags by id, in the vocabulary's order; unknown ids are left out. */
  byIds(ids: readonly string[]): Effect.Effect<readonly TagView[]>
  /** Ids of a category's tags, each asked for by id or address part; unknown words are left out. */
  idsOf(category: string, words: readonly string[]): Effect.Effect<readonly string[]>
}
export const TagBook = token<TagBook>('tags/TagBook')
