import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Events } from '#core/ports/events.ts'
import { PublicFiles } from '#core/ports/public-files.ts'
import { TileArchives } from '#core/ports/tile-archives.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { BasemapChanged } from '../contract/events.ts'
import { describeArchive } from '../services/describe-archive.ts'

/** Checks an archive of Poland and copies it into the data folder, where it replaces the bundled one and any earlier one. */
export const UseBasemap = define(
  'map/UseBasemap',
  { archives: TileArchives, files: PublicFiles, events: Events, transaction: Transaction },
  ({ archives, files, events, transaction }) =>
    Effect.fn('map.use-basemap')(function* (_: Actor, { file }: { readonly file: string }) {
      const { bytes, minZoom, maxZoom, version } = yield* describeArchive(archives, file)
      const added = yield* files.add('map', file, { name: 'poland', ending: 'pmtiles' })
      yield* transaction(events.emit(BasemapChanged.of({})))
      // Only now, since cached pages referred to the earlier file.
      yield* files.removeOthers('map', added)
      return { path: added.path, bytes, minZoom, maxZoom, version }
    }),
)
