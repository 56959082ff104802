import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Note } from '../contract/note.ts'
import type { Notes } from '../domain/notes.port.ts'

const columns = `id, text, to_char(written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') written_at`
const insert = 'insert into sample_plugin_note (id, text, written_at) values (?, ?, ?)'
const newest = `select ${columns} from sample_plugin_note n order by n.written_at desc, n.id desc limit ?`

/** Repository of notes in PostgreSQL. */
export const makeNotes = ({ db }: { readonly db: Db }): Notes => ({
  add: ({ id, text, written_at }) => Effect.asVoid(db.rows(insert, [id, text, written_at])),
  newest: (limit) => db.rows<Note>(newest, [limit]),
})
