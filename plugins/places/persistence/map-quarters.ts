import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { Territory } from '#core/places/territory.port.ts'
import { Events } from '#core/ports/events.ts'
import { Progress } from '#core/ports/progress.ts'
import { PublicFiles } from '#core/ports/public-files.ts'
import { TileArchives } from '#core/ports/tile-archives.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { QuartersChanged } from '../contract/events.ts'
import { MapQuarters } from '../contract/map-quarters.ts'
import { placesLayer, readMapQuarter } from '../domain/map-quarter.ts'
import type { MapQuarter } from '../domain/quarter-rules.ts'
import { makeTownFinder } from '../domain/town-of-quarter.ts'
import { groupQuarters } from '../domain/town-quarters.ts'
import { bundledQuarters, formatQuarters } from './quarter-file.ts'

/** Reads quarters from archives of tiles, and keeps those in use in a file that all processes share. */
export const makeMapQuarters = provide(
  MapQuarters,
  {
    archives: TileArchives,
    gazetteer: Gazetteer,
    territory: Territory,
    files: PublicFiles,
    events: Events,
    transaction: Transaction,
    progress: Progress,
  },
  ({ archives, gazetteer, territory, files, events, transaction, progress }): MapQuarters => {
    const announce = transaction(events.emit(QuartersChanged.of({})))
    return {
      read: Effect.fn('places.read-map-quarters')(function* (file, { maxZoom, within }) {
        const found: MapQuarter[] = []
        const zoom = Math.min(placesLayer.zoom, maxZoom)
        yield* archives.readPoints(file, { layer: placesLayer.name, zoom, within }, (points, share) => {
          for (const point of points) {
            const quarter = readMapQuarter(point)
            if (quarter) found.push(quarter)
          }
          progress.report(share)
        })
        const known = bundledQuarters().flatMap(({ quarters, ...town }) => quarters.map((quarter) => ({ ...town, ...quarter })))
        return groupQuarters(found, makeTownFinder({ localities: yield* gazetteer.all(), territory, known }))
      }),
      use: Effect.fn('places.use-map-quarters')(function* (towns) {
        if (towns.length === 0) return
        const added = yield* files.add('places', Buffer.from(formatQuarters(towns)), { name: 'quarters', ending: 'tsv' })
        yield* files.removeOthers('places', added)
        yield* announce
      }),
      reset: Effect.fn('places.reset-map-quarters')(function* () {
        const had = (yield* files.newest('places')) !== null
        yield* files.removeOthers('places', null)
        if (had) yield* announce
      }),
    }
  },
)
