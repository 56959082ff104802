import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Events } from '#core/ports/events.ts'
import type { PublicFiles } from '#core/ports/public-files.ts'
import type { TileArchives } from '#core/ports/tile-archives.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { BasemapChanged } from '../contract/events.ts'
import { describeArchive } from '../services/describe-archive.ts'

interface Dependencies {
  readonly archives: TileArchives
  readonly files: PublicFiles
  readonly events: Events
  readonly transaction: Transaction
}

/** Checks an archive of Poland and copies it into the data folder, where it replaces the bundled one and any earlier one. */
export const makeUseBasemap = ({ archives, files, events, transaction }: Dependencies) =>
  Effect.fn('map.use-basemap')(function* (_: Actor, { file }: { readonly file: string }) {
    const { bytes, minZoom, maxZoom, version } = yield* describeArchive(archives, file)
    const added = yield* files.add('map', file, { name: 'poland', ending: 'pmtiles' })
    yield* transaction(events.emit(BasemapChanged.of({})))
    // Only now, since cached pages referred to the earlier file.
    yield* files.removeOthers('map', added)
    return { path: added.path, bytes, minZoom, maxZoom, version }
  })

export type UseBasemap = ReturnType<typeof makeUseBasemap>
export const UseBasemap = token<UseBasemap>('map/UseBasemap')
