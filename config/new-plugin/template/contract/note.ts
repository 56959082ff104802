import { Schema } from 'effect'

/** A note as everybody may read it. */
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

/** What is needed to write one. */
export const NewNote = Schema.Struct({ text })
export type NewNote = typeof NewNote.Type
