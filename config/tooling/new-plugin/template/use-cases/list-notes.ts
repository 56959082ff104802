import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { samplePluginApi } from '../contract/api.ts'
import { Notes } from '../domain/notes.port.ts'

/** Returns the newest fifty notes. */
export const ListNotes = handler(samplePluginApi.listNotes, { notes: Notes }, ({ notes }) =>
  Effect.fn('sample-plugin.list-notes')(function* () {
    return yield* notes.newest(50)
  }),
)
