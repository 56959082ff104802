import { type ArchiveHead, type ArchiveTile, writeArchive } from '#config/quality/testing/write-archive.ts'
import { type MappedPlace, quarterTiles } from '#plugins/places/testing/quarter-tiles.ts'
import { samplePoints, streetZoom } from '../domain/country-archive.ts'

/** Vector tile with an empty layer `roads`. */
const roads = Uint8Array.from([0x1a, 9, 0x78, 2, 0x0a, 5, ...Buffer.from('roads')])

const tileAt = (zoom: number, { longitude, latitude }: (typeof samplePoints)[number]): ArchiveTile => ({
  z: zoom,
  x: Math.floor(((longitude + 180) / 360) * 2 ** zoom),
  y: Math.floor(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom),
  bytes: roads,
})

/** Metadata as Protomaps writes it. */
export const protomapsMetadata = {
  name: 'Protomaps Basemap',
  version: '4.13.2',
  vector_layers: ['boundaries', 'buildings', 'earth', 'landcover', 'landuse', 'places', 'pois', 'roads', 'water'].map((id) => ({ id })),
}

interface Deviations extends Partial<ArchiveHead> {
  readonly points?: typeof samplePoints
  readonly places?: readonly MappedPlace[]
}

/** Returns a small archive of Poland like that of Protomaps, with deviations and the given places. */
export const countryArchive = ({ points = samplePoints, places = [], ...head }: Deviations = {}): Buffer =>
  writeArchive([...points.map((point) => tileAt(streetZoom, point)), ...quarterTiles(places)], {
    minZoom: 0,
    maxZoom: 14,
    bounds: [14, 48.9, 24.3, 54.95],
    metadata: protomapsMetadata,
    ...head,
  })
