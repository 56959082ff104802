import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Clock } from '#core/ports/clock.ts'
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
