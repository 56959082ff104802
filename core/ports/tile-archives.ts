import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { Box } from '#core/search/facility-index.port.ts'

/** The file is missing, truncated, or no PMTiles archive of version 3; `detail` explains it in one line. */
export class UnreadableArchive extends Failure('UnreadableArchive', 'malformed') {}

/** Point on the map, in EPSG:4326 degrees. */
export interface ArchivePoint {
  readonly longitude: number
  readonly latitude: number
}

/** Point of a layer, with its properties. */
export interface LayerPoint extends ArchivePoint {
  readonly properties: Readonly<Record<string, string | number | boolean>>
}

/** Header and metadata of a PMTiles archive, and points without tiles. */
export interface TileArchive {
  readonly bytes: number
  readonly minZoom: number
  readonly maxZoom: number
  readonly bounds: Box
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
  /**
   * Reads the points of a layer from the tiles of a zoom, of which one after the other is in memory. `onPoints` gets those
   * of some tiles at once, and the share that has been read, from 0 to 1. A point near the edge of a tile may be in two.
   */
  readPoints(
    file: string | URL,
    tiles: { readonly layer: string; readonly zoom: number; readonly within: Box },
    onPoints: (points: readonly LayerPoint[], share: number) => void,
  ): Effect.Effect<void, UnreadableArchive>
}
export const TileArchives = token<TileArchives>('core/TileArchives')
