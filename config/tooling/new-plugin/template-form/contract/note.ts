import { Schema } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { NonBlankLine, NonBlankText } from '#core/kernel/field-schemas.ts'

/** Bounds: notes of an account, and the lengths of title and text. */
export const noteLimits = { notes: 100, title: 100, text: 1000 } as const

/** The user has no note with this id. */
export class SamplePluginNoteNotFound extends Failure('SamplePluginNoteNotFound', 'not-found') {}
/** The account has as many notes as it may have. */
export class SamplePluginFull extends Failure('SamplePluginFull', 'conflict') {}

const content = { title: NonBlankLine(noteLimits.title), text: NonBlankText(noteLimits.text) }

/** Note of the user; times are ISO 8601 UTC. */
export const NoteView = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  text: Schema.String,
  written_at: Schema.String,
  version: Schema.Number,
}).annotate({ identifier: 'SamplePluginNote' })
export type NoteView = typeof NoteView.Type

/** Title and text of a new note. */
export const NewNote = Schema.Struct(content)

/** Changes of a note. */
export const NoteChanges = Schema.Struct({
  id: Schema.String,
  version: Schema.optional(Schema.Number),
  title: Schema.optional(content.title),
  text: Schema.optional(content.text),
})

/** Path parameter of a note. */
export const ByNote = Schema.Struct({ id: Schema.String })
