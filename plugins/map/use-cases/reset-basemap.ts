import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Events } from '#core/ports/events.ts'
import type { PublicFiles } from '#core/ports/public-files.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { BasemapChanged } from '../contract/events.ts'

interface Dependencies {
  readonly files: PublicFiles
  readonly events: Events
  readonly transaction: Transaction
}

/** Removes the operator's archive, so that the bundled one is used again; returns whether there was one. */
export const makeResetBasemap = ({ files, events, transaction }: Dependencies) =>
  Effect.fn('map.reset-basemap')(function* (_: Actor, _nothing: object) {
    const removed = (yield* files.newest('map')) !== null
    yield* files.removeOthers('map', null)
    if (removed) yield* transaction(events.emit(BasemapChanged.of({})))
    return { removed }
  })

export type ResetBasemap = ReturnType<typeof makeResetBasemap>
export const ResetBasemap = token<ResetBasemap>('map/ResetBasemap')
