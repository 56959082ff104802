import { open } from 'node:fs/promises'
import { PMTiles } from 'pmtiles'
import sharp from 'sharp'
import { decodeTile } from '#adapters/map-tiles/decode-tile.ts'
import type { MapPictureRequest, PictureArchive } from '#core/ports/map-pictures.ts'
import { chooseLabels, type NamedPoint } from './choose-labels.ts'
import { drawLabels } from './draw-labels.ts'
import { type DecodedTile, drawGroup, type TileGroup } from './draw-map.ts'
import { type MapView, makeMapView } from './map-view.ts'

/** Pixels of the picture for each CSS pixel. */
const density = 2
const quality = 55
/** Zooms of the bundled archive: areas of the country, its roads and villages, cities. */
const areasZoom = 10
const roadsZoom = 11
const citiesZoom = 12
/** From this scale on cities are drawn with their smallest streets. */
const streetsScale = 12.6

type ReadTiles = (z: number) => Promise<readonly DecodedTile[]>

/** Reads the groups of tiles that a view needs. */
const readGroups = async (
  { zoom }: MapView,
  coverage: PictureArchive['coverage'],
  { minZoom, maxZoom }: { readonly minZoom: number; readonly maxZoom: number },
  read: ReadTiles,
): Promise<readonly TileGroup[]> => {
  if (coverage === 'whole') {
    const tiles = await read(Math.min(maxZoom, Math.max(minZoom, Math.round(zoom))))
    return [{ areas: tiles, lines: tiles, covers: true }]
  }
  const city = await read(zoom >= streetsScale ? maxZoom : citiesZoom)
  return [
    { areas: await read(areasZoom), lines: await read(roadsZoom), covers: false },
    { areas: city, lines: city, covers: true },
  ]
}

/** Returns the names of villages in the picture, the largest first. */
const villagesOf = (view: MapView, tiles: readonly DecodedTile[]): readonly NamedPoint[] =>
  tiles
    .flatMap((tile) => {
      const { extent = 4096, features = [] } = tile.layers.get('places') ?? {}
      return features.flatMap(({ properties, parts }) => {
        const { name, kind, population_rank: rank } = properties
        if (typeof name !== 'string' || kind !== 'locality') return []
        const [x = -1, y = -1] = view.toPixels(tile, extent, parts[0] ?? [])
        return [{ name, x, y, rank: Number(rank ?? 0) }]
      })
    })
    .filter(({ x, y }) => x > 0 && x < view.width && y > 8 && y < view.height - 8)
    .toSorted((a, b) => b.rank - a.rank)

/** Draws a picture of the map as WebP. */
export const drawPicture = async (request: MapPictureRequest): Promise<Uint8Array> => {
  const { archive, width, height, colours } = request
  const view = makeMapView(request)
  const handle = await open(archive.path)
  try {
    const tiles = new PMTiles({
      getKey: () => String(archive.path),
      getBytes: async (offset, length) => {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset)
        return { data: Uint8Array.from(buffer.subarray(0, bytesRead)).buffer }
      },
    })
    const read: ReadTiles = async (z) => {
      const decoded = await Promise.all(
        view.tilesAt(z).map(async (tile): Promise<readonly DecodedTile[]> => {
          const content = await tiles.getZxy(tile.z, tile.x, tile.y)
          return content ? [{ ...tile, layers: decodeTile(new Uint8Array(content.data)) }] : []
        }),
      )
      return decoded.flat()
    }
    const groups = await readGroups(view, archive.coverage, await tiles.getHeader(), read)
    const rendered = groups.map((group) => drawGroup(view, group, request))
    const villages = view.zoom >= streetsScale && (groups.at(-1)?.lines.length ?? 0) > 0 ? [] : villagesOf(view, groups[0]?.lines ?? [])
    const labels = chooseLabels(view, rendered.at(-1)?.named ?? [], villages)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colours.paper}"/>${rendered.map(({ markup }) => markup).join('')}${await drawLabels(view, labels, colours)}</svg>`
    return Uint8Array.from(await sharp(Buffer.from(svg)).webp({ quality, effort: 5 }).toBuffer())
  } finally {
    await handle.close()
  }
}
