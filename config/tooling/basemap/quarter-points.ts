import { decodeTile } from '#adapters/map-pictures/decode-tile.ts'
import type { ArchiveTile } from '#config/quality/testing/write-archive.ts'
import { isMeant, plainName, type Quarter } from './quarter-names.ts'
import { toDegrees } from './to-degrees.ts'

/** Kinds of OpenStreetMap, the largest first. */
const kinds = ['suburb', 'quarter', 'neighbourhood']

/** Returns the quarters in tiles of one zoom, the largest first. */
export const quarterPoints = (tiles: readonly ArchiveTile[]): readonly Quarter[] =>
  tiles
    .flatMap((tile) => {
      const { extent = 4096, features = [] } = decodeTile(tile.bytes).get('places') ?? {}
      return features.flatMap(({ properties: { name, kind_detail: detail }, parts: [[x = 0, y = 0] = []] }) => {
        const rank = kinds.indexOf(String(detail)) + 1
        if (typeof name !== 'string' || rank === 0 || !isMeant(name)) return []
        const [longitude, latitude] = toDegrees(tile, x / extent, y / extent)
        return [{ name: plainName(name), longitude, latitude, rank }]
      })
    })
    .toSorted((a, b) => a.rank - b.rank)
