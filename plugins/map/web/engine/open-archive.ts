import { addProtocol } from 'maplibre-gl'
import { PMTiles, Protocol, TileType } from 'pmtiles'
import type { Archive } from '../../contract/basemap.ts'
import type { OpenArchive } from '../style/sources.ts'

const protocol = new Protocol()
addProtocol('pmtiles', protocol.tile)

const open = async (archive: Archive): Promise<OpenArchive> => {
  const url = new URL(archive.url, location.href).href
  const tiles = new PMTiles(url)
  const { minZoom, maxZoom, tileType } = await tiles.getHeader()
  if (tileType !== TileType.Mvt) throw new Error('The archive has no vector tiles.')
  protocol.add(tiles)
  return { ...archive, url, minZoom, maxZoom }
}

/** Opens the first archive that can be read; `null` if there is none. */
export const openArchive = async ([first, ...others]: readonly Archive[]): Promise<OpenArchive | null> =>
  first ? open(first).catch(() => openArchive(others)) : null
