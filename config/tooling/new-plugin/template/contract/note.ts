import { Schema } from 'effect'

/** Public view of a note. */
export const Note = Schema.Struct({
  id: Schema.String,
  text: Schema.String,
  /** ISO date and time, UTC. */
  written_at: Schema.String,
})
export type Note = typeof Note.Type

const text = Schema.String.check(
  Schema.isPattern(/\S/, { message: 'FIELD_REQUIRED' }),
  Schema.isMaxLength(500, { message: 'FIELD_INVALID' }),
)

/** Input for a new note. */
export const NewNote = Schema.Struct({ text })
export type NewNote = typeof NewNote.Type
