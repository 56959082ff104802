import { readFileSync } from 'node:fs'
import { PMTiles } from 'pmtiles'
import type { ArchiveTile } from '#config/quality/testing/write-archive.ts'

const column = (longitude: number, zoom: number) => Math.floor(((longitude + 180) / 360) * 2 ** zoom)
const row = (latitude: number, zoom: number) =>
  Math.floor(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom)

/** Reads all tiles of an archive. */
export const readTiles = async (file: string): Promise<readonly ArchiveTile[]> => {
  const content = readFileSync(file)
  const archive = new PMTiles({
    getKey: () => file,
    getBytes: async (offset, length) => ({ data: Uint8Array.from(content.subarray(offset, offset + length)).buffer }),
  })
  const { minZoom, maxZoom, minLon, maxLon, minLat, maxLat } = await archive.getHeader()
  const tiles: ArchiveTile[] = []
  for (let z = minZoom; z <= maxZoom; z++)
    for (let x = column(minLon, z) - 1; x <= column(maxLon, z) + 1; x++)
      for (let y = row(maxLat, z) - 1; y <= row(minLat, z) + 1; y++) {
        const tile = await archive.getZxy(z, x, y)
        if (tile) tiles.push({ z, x, y, bytes: new Uint8Array(tile.data) })
      }
  return tiles
}
