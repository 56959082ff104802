import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Events } from '#core/ports/events.ts'
import { PublicFiles } from '#core/ports/public-files.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { BasemapChanged } from '../contract/events.ts'

/** Removes the operator's archive, so that the bundled one is used again; returns whether there was one. */
export const ResetBasemap = define(
  'map/ResetBasemap',
  { files: PublicFiles, events: Events, transaction: Transaction },
  ({ files, events, transaction }) =>
    Effect.fn('map.reset-basemap')(function* (_: Actor, _nothing: object) {
      const removed = (yield* files.newest('map')) !== null
      yield* files.removeOthers('map', null)
      if (removed) yield* transaction(events.emit(BasemapChanged.of({})))
      return { removed }
    }),
)
