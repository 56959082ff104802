import type { Effect } from 'effect'
import type { Point } from '#core/kernel/distance.ts'
import { token } from '#core/kernel/token.ts'
import type { CopyFailed } from '#core/ports/public-files.ts'
import type { UnreadableArchive } from '#core/ports/tile-archives.ts'
import type { Box } from '#core/search/facility-index.port.ts'

/** Town as the gazetteer names it. */
export interface TownReference {
  /** Slug. */
  readonly voivodeship: string
  readonly county: string
  readonly town: string
}

/** Quarters of one town from A to Z. */
export interface TownQuarters extends TownReference {
  readonly quarters: readonly (Point & {
    readonly name: string
    /** Unique in the town. */
    readonly slug: string
    /** 1 for a large part of a town, 2 for a quarter, 3 for a neighbourhood. */
    readonly rank: number
  })[]
}

/** Quarters of the operator's base map, which are used instead of the bundled ones of the same towns. */
export interface MapQuarters {
  /** Reads the quarters of all towns from an archive with the vocabulary of Protomaps 4; changes nothing. */
  read(file: string, archive: { readonly maxZoom: number; readonly within: Box }): Effect.Effect<readonly TownQuarters[], UnreadableArchive>
  /** Puts quarters that were read into use, for all processes; without any, those in use stay. */
  use(towns: readonly TownQuarters[]): Effect.Effect<void, CopyFailed>
  /** Puts the bundled quarters of all towns back into use. */
  reset(): Effect.Effect<void>
}
export const MapQuarters = token<MapQuarters>('places/MapQuarters')
