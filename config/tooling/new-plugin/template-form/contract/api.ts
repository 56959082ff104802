import { Schema } from 'effect'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { ByNote, NewNote, NoteChanges, NoteView, SamplePluginFull, SamplePluginNoteNotFound } from './note.ts'

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
    input: NewNote,
    output: NoteView,
    access: 'user',
    errors: [SamplePluginFull],
    rateLimit: { times: 60, seconds: 60 },
  }),
  changeNote: route.patch(`${path}/:id`, {
    summary: 'Changes title or text of a note.',
    input: NoteChanges,
    output: NoteView,
    access: 'user',
    version: true,
    errors: [SamplePluginNoteNotFound],
  }),
  removeNote: route.delete(`${path}/:id`, {
    summary: 'Removes a note of the user; one that is gone, and those of others, are not found.',
    input: ByNote,
    output: Schema.Struct({ removed: Schema.Literal(true) }),
    access: 'user',
    errors: [SamplePluginNoteNotFound],
  }),
})
