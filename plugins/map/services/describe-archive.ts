import { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import type { TileArchives } from '#core/ports/tile-archives.ts'
import { samplePoints, streetZoom, whyUnusable } from '../domain/country-archive.ts'

/** The file is no archive of Poland that the map can draw; `detail` says why. */
export class UnusableArchive extends Failure('UnusableArchive', 'invalid') {}

/** Describes an archive of the operator; fails if it cannot be the base map. */
export const describeArchive = Effect.fn('map.describe-archive')(function* (archives: TileArchives, file: string) {
  const archive = yield* archives.describe(file, { zoom: streetZoom, points: samplePoints })
  const reason = whyUnusable(archive)
  if (reason !== null) return yield* new UnusableArchive({ detail: reason })
  return archive
})
