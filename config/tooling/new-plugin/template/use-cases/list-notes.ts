import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Notes } from '../domain/notes.port.ts'

/** Returns the newest fifty notes. */
export const makeListNotes = ({ notes }: { readonly notes: Notes }) =>
  Effect.fn('sample-plugin.list-notes')(function* (_: Actor, _nothing: object) {
    return yield* notes.newest(50)
  })

export type ListNotes = ReturnType<typeof makeListNotes>
export const ListNotes = token<ListNotes>('sample-plugin/ListNotes')
