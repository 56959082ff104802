import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { samplePluginApi } from '../contract/api.ts'
import type { NewNote } from '../contract/note.ts'
import { Notes } from '../domain/notes.port.ts'

/** Stores a note, with surrounding whitespace removed. */
export const AddNote = define('sample-plugin/AddNote', { notes: Notes, clock: Clock }, ({ notes, clock }) =>
  Effect.fn('sample-plugin.add-note')(function* (_: Actor, { text }: NewNote) {
    const note = { id: newId(), text: text.trim(), written_at: clock.now().toISOString() }
    yield* notes.add(note)
    return note
  }),
)

/** Returns the newest fifty notes. */
export const ListNotes = handler(samplePluginApi.listNotes, { notes: Notes }, ({ notes }) =>
  Effect.fn('sample-plugin.list-notes')(function* () {
    return yield* notes.newest(50)
  }),
)
