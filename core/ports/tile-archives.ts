import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** The file is missing, truncated, or no PMTiles archive of version 3; `detail` explains it in one line. */
export class UnreadableArchive extends Failure('UnreadableArchive', 'malformed') {}

/** Point on the map, in EPSG:4326 degrees. */
export interface ArchivePoint {
  readonly longitude: number
  readonly latitude: number
}

/** Header and metadata of a PMTiles archive, and points without tiles. */
export interface TileArchive {
  readonly bytes: number
  readonly minZoom: number
  readonly maxZoom: number
  readonly bounds: { readonly west: number; readonly south: number; readonly east: number; readonly north: number }
  /** The tiles are vector tiles, in a compression that browsers decode. */
  readonly drawable: boolean
  /** Version of the vocabulary: `4.13.2`; `null` when the metadata names none. */
  readonly version: string | null
  readonly layers: readonly string[]
  /** Those of the requested points whose tile is missing. */
  readonly missing: readonly ArchivePoint[]
}

/** Reads archives of map tiles. */
export interface TileArchives {
  /** Describes an archive and looks for the tiles of a zoom at some points. */
  describe(
    file: string | URL,
    tiles: { readonly zoom: number; readonly points: readonly ArchivePoint[] },
  ): Effect.Effect<TileArchive, UnreadableArchive>
}
export const TileArchives = token<TileArchives>('core/TileArchives')
