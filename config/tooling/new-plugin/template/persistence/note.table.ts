import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { Note } from '../contract/note.ts'

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

/** Returns the note of a row. */
export const toNote = ({ id, text, written_at }: InferEntity<typeof NoteTable>): Note => ({ id, text, written_at })

/** Returns the row of a note. */
export const toRow = ({ id, text, written_at }: Note) => ({ id, text, written_at })
