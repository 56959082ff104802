import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Note } from '../contract/note.ts'

/** The notes as they are kept. */
export interface Notes {
  add(note: Note): Effect.Effect<void>
  /** At most `limit`, the newest first. */
  newest(limit: number): Effect.Effect<readonly Note[]>
}
export const Notes = token<Notes>('sample-plugin/Notes')
