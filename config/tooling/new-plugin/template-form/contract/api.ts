import { Schema } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { NonBlankLine, NonBlankText } from '#core/kernel/field-schemas.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'

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

const path = '/api/v1/sample-plugin'

/** HTTP API of the user's notes. */
export const samplePluginApi = defineApi({
  listNotes: route.get(path, {
    summary: 'Lists the notes of the user, at most 100, the newest first.',
    output: Schema.Struct({ notes: Schema.Array(NoteView) }),
    access: 'user',
  }),
  addNote: route.post(path, {
    summary: 'Adds a note.',
    input: Schema.Struct(content),
    output: NoteView,
    access: 'user',
    errors: [SamplePluginFull],
    rateLimit: { times: 60, seconds: 60 },
  }),
  changeNote: route.patch(`${path}/:id`, {
    summary: 'Changes title or text of a note.',
    input: Schema.Struct({
      id: Schema.String,
      version: Schema.optional(Schema.Number),
      title: Schema.optional(content.title),
      text: Schema.optional(content.text),
    }),
    output: NoteView,
    access: 'user',
    version: true,
    errors: [SamplePluginNoteNotFound],
  }),
  removeNote: route.delete(`${path}/:id`, {
    summary: 'Removes a note of the user; one that is gone, and those of others, are not found.',
    input: Schema.Struct({ id: Schema.String }),
    output: Schema.Struct({ removed: Schema.Literal(true) }),
    access: 'user',
    errors: [SamplePluginNoteNotFound],
  }),
})
