import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import { asStore, hasAny, type TableStore } from '#core/ports/store.ts'
import type { NoteView } from '../contract/note.ts'

/** Note of an account. */
export interface Note extends NoteView {
  readonly account_id: string
}

/** Creates a note. */
export const newNote = (accountId: string, { title, text }: Pick<Note, 'title' | 'text'>, now: Date): Note => ({
  id: newId(),
  account_id: accountId,
  title,
  text,
  written_at: now.toISOString(),
  version: 1,
})

/** Shows a note to its account. */
export const viewNote = ({ account_id: _, ...note }: Note): NoteView => note

/** Creates the repository of notes over their table. */
export const notesOf = (table: TableStore<Note>) => ({
  ...asStore(table),
  /** Returns the notes of an account, the newest first. */
  ofAccount: (account_id: string) => table.find({ account_id }, { orderBy: { written_at: 'desc', id: 'desc' } }),
  countOf: (account_id: string) => table.count({ account_id }),
  /** Removes a note of the account; returns whether there was one. */
  remove: (id: string, account_id: string) => hasAny(table.remove({ id, account_id })),
})

/** Repository of notes. */
export interface Notes extends ReturnType<typeof notesOf> {}
export const Notes = token<Notes>('sample-plugin/Notes')
