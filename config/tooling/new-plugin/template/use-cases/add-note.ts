import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { NewNote } from '../contract/note.ts'
import type { Notes } from '../domain/notes.port.ts'

interface Dependencies {
  readonly notes: Notes
  readonly clock: Clock
}

/** Stores a note, with surrounding whitespace removed. */
export const makeAddNote = ({ notes, clock }: Dependencies) =>
  Effect.fn('sample-plugin.add-note')(function* (_: Actor, { text }: NewNote) {
    const note = { id: newId(), text: text.trim(), written_at: clock.now().toISOString() }
    yield* notes.add(note)
    return note
  })

export type AddNote = ReturnType<typeof makeAddNote>
export const AddNote = token<AddNote>('sample-plugin/AddNote')
