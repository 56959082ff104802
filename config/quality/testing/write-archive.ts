import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

/** Vector tile of an archive: its address and its bytes, not compressed. */
export interface ArchiveTile {
  readonly z: number
  readonly x: number
  readonly y: number
  readonly bytes: Uint8Array
}

/** Header and metadata of an archive. */
export interface ArchiveHead {
  readonly minZoom: number
  readonly maxZoom: number
  readonly bounds: readonly [west: number, south: number, east: number, north: number]
  readonly metadata: object
  /** 1: vector tiles, 2: PNG. */
  readonly tileType?: number
}

interface Entry {
  readonly id: number
  readonly length: number
}

const headLength = 127
/** Readers load the header and the root directory in one request of this size. */
const firstRequest = 16_384
const compressed = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 })

const varint = (number: number): number[] => (number < 128 ? [number] : [(number % 128) | 128, ...varint(Math.floor(number / 128))])

const directoryOf = (entries: readonly Entry[]): Uint8Array =>
  compressed(
    Uint8Array.from([
      ...varint(entries.length),
      ...entries.flatMap(({ id }, n) => varint(id - (entries[n - 1]?.id ?? 0))),
      ...entries.map(() => 1),
      ...entries.flatMap(({ length }) => varint(length)),
      // 0: follows the previous tile.
      ...entries.map((_, n) => (n === 0 ? 1 : 0)),
    ]),
  )

/** Returns a PMTiles archive, version 3, with all tiles in one directory. */
export const writeArchive = (tiles: readonly ArchiveTile[], { minZoom, maxZoom, bounds, metadata, tileType = 1 }: ArchiveHead): Buffer => {
  const sorted = tiles.map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), data: compressed(bytes) })).toSorted((a, b) => a.id - b.id)
  const root = directoryOf(sorted.map(({ id, data: { length } }) => ({ id, length })))
  if (headLength + root.length > firstRequest) throw new Error(`The directory of ${tiles.length} tiles does not fit into the first request`)
  const described = compressed(Buffer.from(JSON.stringify(metadata)))
  const head = Buffer.alloc(headLength)
  head.write('PMTiles')
  head[7] = 3
  const tileBytes = sorted.reduce((sum, { data }) => sum + data.length, 0)
  const dataOffset = headLength + root.length + described.length
  const sizes = [headLength, root.length, headLength + root.length, described.length, dataOffset, 0, dataOffset, tileBytes]
  for (const [n, size] of [...sizes, tiles.length, tiles.length, tiles.length].entries()) head.writeBigUInt64LE(BigInt(size), 8 + 8 * n)
  head.set([1, 2, 2, tileType, minZoom, maxZoom], 96)
  for (const [n, degrees] of bounds.entries()) head.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * n)
  head[118] = minZoom
  head.writeInt32LE(Math.round(((bounds[0] + bounds[2]) / 2) * 1e7), 119)
  head.writeInt32LE(Math.round(((bounds[1] + bounds[3]) / 2) * 1e7), 123)
  return Buffer.concat([head, root, described, ...sorted.map(({ data }) => data)])
}
