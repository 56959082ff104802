import { type FileHandle, open } from 'node:fs/promises'
import { Effect } from 'effect'
import { Compression, PMTiles, type Source, TileType } from 'pmtiles'
import { type ArchivePoint, type TileArchive, type TileArchives, UnreadableArchive } from '#core/ports/tile-archives.ts'

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

/** Reads PMTiles archives of the file system. */
export const makeTileArchives = (): TileArchives => ({
  describe: (file, tiles) =>
    Effect.tryPromise({
      try: async () => {
        const handle = await open(file)
        try {
          return await describe(handle, tiles)
        } finally {
          await handle.close()
        }
      },
      catch: (error) => new UnreadableArchive({ detail: `${String(file)} cannot be read: ${(error as Error).message}` }),
    }),
})
