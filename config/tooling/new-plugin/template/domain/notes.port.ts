import { token } from '#core/kernel/token.ts'
import type { TableStore } from '#core/ports/store.ts'
import type { Note } from '../contract/note.ts'

/** Creates the repository of notes over their table. */
export const notesOf = (table: TableStore<Note>) => ({
  add: table.add,
  /** Returns at most `limit` notes, the newest first. */
  newest: (limit: number) => table.find({}, { orderBy: { written_at: 'desc', id: 'desc' }, limit }),
})

/** Repository of notes. */
export interface Notes extends ReturnType<typeof notesOf> {}
export const Notes = token<Notes>('sample-plugin/Notes')
