import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Notes } from '../domain/notes.port.ts'
import { NoteTable, toNote, toRow } from './note.table.ts'

/** Repository of notes in PostgreSQL. */
export const makeNotes = ({ db }: { readonly db: Db }): Notes => ({
  add: (note) => Effect.asVoid(db.query((em) => em.create(NoteTable, toRow(note)))),
  newest: (limit) =>
    db
      .query((em) => em.find(NoteTable, {}, { orderBy: [{ written_at: 'desc' }, { id: 'desc' }], limit }))
      .pipe(Effect.map((rows) => rows.map(toNote))),
})
