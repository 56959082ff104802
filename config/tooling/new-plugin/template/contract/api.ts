import { Schema } from 'effect'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Note } from './note.ts'

/** HTTP API of the notes. */
export const samplePluginApi = defineApi({
  listNotes: route.get('/api/v1/sample-plugin', {
    summary: 'The newest fifty notes.',
    output: Schema.Array(Note),
    access: 'anyone',
  }),
})
