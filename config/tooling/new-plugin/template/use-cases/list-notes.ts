import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Notes } from '../domain/notes.port.ts'

/** Returns the newest fifty notes. */
export const ListNotes = define('sample-plugin/ListNotes', { notes: Notes }, ({ notes }) =>
  Effect.fn('sample-plugin.list-notes')(function* (_: Actor, _nothing: object) {
    return yield* notes.newest(50)
  }),
)
