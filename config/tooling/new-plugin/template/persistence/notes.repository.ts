import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { Notes, notesOf } from '../domain/notes.port.ts'

/** Table of notes. */
export const NoteTable = defineEntity({
  name: 'samplePluginNote',
  tableName: 'sample_plugin_note',
  properties: {
    id: p.uuid().primary(),
    text: p.text(),
    written_at: p.type(IsoTimestamp),
  },
})

/** Creates the repository of notes in PostgreSQL. */
export const makeNotes = provide(Notes, { db: Db }, ({ db }) => notesOf(makeTableStore(db, NoteTable)))
