import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Note } from '../contract/note.ts'

/** Repository of notes. */
export interface Notes {
  add(note: Note): Effect.Effect<void>
  /** Returns at most `limit` notes, newest first. */
  newest(limit: number): Effect.Effect<readonly Note[]>
}
export const Notes = token<Notes>('sample-plugin/Notes')
