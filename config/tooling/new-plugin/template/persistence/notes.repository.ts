import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { Notes } from '../domain/notes.port.ts'
import { NoteTable, toNote, toRow } from './note.table.ts'

/** Repository of notes in PostgreSQL. */
export const makeNotes = provide(Notes, { db: Db }, ({ db }) => ({
  add: (note) => Effect.asVoid(db.query((em) => em.create(NoteTable, toRow(note)))),
  newest: (limit) =>
    db
      .query((em) => em.find(NoteTable, {}, { orderBy: [{ written_at: 'desc' }, { id: 'desc' }], limit }))
      .pipe(Effect.map((rows) => rows.map(toNote))),
}))
