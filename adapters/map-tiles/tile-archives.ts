import { type FileHandle, open } from 'node:fs/promises'
import { Effect } from 'effect'
import { Compression, PMTiles, type Source, TileType, tileIdToZxy, zxyToTileId } from 'pmtiles'
import { type ArchivePoint, type LayerPoint, type TileArchive, type TileArchives, UnreadableArchive } from '#core/ports/tile-archives.ts'
import { decodeTile } from './decode-tile.ts'
import { toDegrees } from './to-degrees.ts'

/** Limit of one read, which a wrong header might exceed. */
const maxRead = 64 * 2 ** 20

const sourceOf = (handle: FileHandle): Source => ({
  getKey: () => 'file',
  getBytes: async (offset, length) => {
    if (length > maxRead) throw new Error('A part of the archive is too large.')
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset)
    return { data: Uint8Array.from(buffer.subarray(0, bytesRead)).buffer }
  },
})

const tileAt = ({ longitude, latitude }: ArchivePoint, zoom: number): readonly [z: number, x: number, y: number] => [
  zoom,
  Math.floor(((longitude + 180) / 360) * 2 ** zoom),
  Math.floor(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom),
]

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

const layersOf = (metadata: Readonly<Record<string, unknown>>): readonly string[] => {
  const layers = metadata['vector_layers']
  return Array.isArray(layers) ? layers.flatMap((layer: { readonly id?: unknown } | null) => textOf(layer?.id) ?? []) : []
}

const describe = async (handle: FileHandle, { zoom, points }: Parameters<TileArchives['describe']>[1]): Promise<TileArchive> => {
  const { size: bytes } = await handle.stat()
  const archive = new PMTiles(sourceOf(handle))
  const header = await archive.getHeader()
  const { minZoom, maxZoom, minLon: west, minLat: south, maxLon: east, maxLat: north, tileType, tileCompression } = header
  if (bytes < header.tileDataOffset + (header.tileDataLength ?? 0)) throw new Error('The archive is not complete.')
  const metadata = (await archive.getMetadata()) as Readonly<Record<string, unknown>>
  const drawable = tileType === TileType.Mvt && [Compression.None, Compression.Gzip].includes(tileCompression)
  const missing: ArchivePoint[] = []
  for (const point of points) if (!(await archive.getZxy(...tileAt(point, zoom)))?.data.byteLength) missing.push(point)
  const version = textOf(metadata['version'])
  return { bytes, minZoom, maxZoom, bounds: { west, south, east, north }, drawable, version, layers: layersOf(metadata), missing }
}

const pointsOf = (tile: { readonly z: number; readonly x: number; readonly y: number }, bytes: Uint8Array, layer: string) => {
  const { extent = 4096, features = [] } = decodeTile(bytes, layer).get(layer) ?? {}
  return features.flatMap(({ type, properties, parts }): readonly LayerPoint[] => {
    const [x, y] = parts[0] ?? []
    if (type !== 'point' || x === undefined || y === undefined) return []
    const [longitude, latitude] = toDegrees(tile, x / extent, y / extent)
    return [{ longitude, latitude, properties }]
  })
}

type PointsQuery = Parameters<TileArchives['readPoints']>[1]
type OnPoints = Parameters<TileArchives['readPoints']>[2]

/** Yields the addresses of the tiles of a zoom, from the directories of an archive: many times faster than asking for each. */
const tilesOf = async function* (archive: PMTiles, zoom: number) {
  const header = await archive.getHeader()
  const first = zxyToTileId(zoom, 0, 0)
  const end = zxyToTileId(zoom + 1, 0, 0)
  type Directory = readonly [offset: number, length: number]
  const walk = async function* ([offset, length]: Directory): AsyncGenerator<readonly [x: number, y: number]> {
    const entries = await archive.cache.getDirectory(archive.source, offset, length, header)
    for (const [at, { tileId, runLength, ...entry }] of entries.entries()) {
      if (tileId >= end) return
      if (runLength === 0) {
        const next = entries[at + 1]
        if (next === undefined || next.tileId > first) yield* walk([header.leafDirectoryOffset + entry.offset, entry.length])
      }
      for (let id = Math.max(first, tileId); id < Math.min(end, tileId + runLength); id++) {
        const [, x, y] = tileIdToZxy(id)
        yield [x, y]
      }
    }
  }
  yield* walk([header.rootDirectoryOffset, header.rootDirectoryLength])
}

/** Tiles between two calls of `onPoints`. */
const batchSize = 200

const readPoints = async (handle: FileHandle, { layer, zoom, within }: PointsQuery, onPoints: OnPoints) => {
  const archive = new PMTiles(sourceOf(handle))
  const { west, south, east, north } = within
  const [, firstX, firstY] = tileAt({ longitude: west, latitude: north }, zoom)
  const [, lastX, lastY] = tileAt({ longitude: east, latitude: south }, zoom)
  const addresses: (readonly [x: number, y: number])[] = []
  for await (const [x, y] of tilesOf(archive, zoom)) if (x >= firstX && x <= lastX && y >= firstY && y <= lastY) addresses.push([x, y])
  for (let from = 0; from < addresses.length; from += batchSize) {
    const points: LayerPoint[] = []
    for (const [x, y] of addresses.slice(from, from + batchSize)) {
      const tile = await archive.getZxy(zoom, x, y)
      if (tile) points.push(...pointsOf({ z: zoom, x, y }, new Uint8Array(tile.data), layer))
    }
    onPoints(points, Math.min(1, (from + batchSize) / addresses.length))
  }
}

const withFile = <Read>(file: string | URL, read: (handle: FileHandle) => Promise<Read>) =>
  Effect.tryPromise({
    try: async () => {
      const handle = await open(file)
      try {
        return await read(handle)
      } finally {
        await handle.close()
      }
    },
    catch: (error) => new UnreadableArchive({ detail: `${String(file)} cannot be read: ${(error as Error).message}` }),
  })

/** Reads PMTiles archives of the file system. */
export const makeTileArchives = (): TileArchives => ({
  describe: (file, tiles) => withFile(file, (handle) => describe(handle, tiles)),
  readPoints: (file, tiles, onPoints) => withFile(file, (handle) => readPoints(handle, tiles, onPoints)),
})
