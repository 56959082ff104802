import type { ArchivePoint, TileArchive } from '#core/ports/tile-archives.ts'

/** Bounds of Poland, degrees. */
export const poland = { west: 14.13, south: 49.01, east: 24.14, north: 54.83 }

/** Zoom from which streets can be told apart. */
export const streetZoom = 12

/** Version of the Protomaps vocabulary that the style draws. */
const requiredVersion = 4
const requiredLayers = ['earth', 'landuse', 'water', 'roads', 'places']

/** Points in all parts of the country, whose tiles an archive of Poland must have. */
export const samplePoints: readonly ArchivePoint[] = [
  [14.55, 53.43],
  [18.65, 54.35],
  [22.93, 54.1],
  [23.16, 53.13],
  [21.01, 52.23],
  [16.93, 52.41],
  [15.73, 50.9],
  [22.57, 51.25],
  [19.94, 50.06],
  [22.77, 49.78],
].map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }))

/** Returns why an archive cannot be the base map of Poland, in one line; `null` if it can. */
export const whyUnusable = ({ bounds, drawable, layers, maxZoom, minZoom, missing, version }: TileArchive): string | null => {
  if (!drawable) return 'The archive must contain vector tiles (MVT), not compressed or with gzip.'
  if (Number.parseInt(version ?? '', 10) !== requiredVersion)
    return `The archive must have the vocabulary of Protomaps ${requiredVersion}; its metadata has version ${version ?? 'none'}.`
  const missingLayers = requiredLayers.filter((layer) => !layers.includes(layer))
  if (missingLayers.length > 0) return `The archive lacks the layers ${missingLayers.join(', ')}.`
  const covered = bounds.west <= poland.west && bounds.south <= poland.south && bounds.east >= poland.east && bounds.north >= poland.north
  if (!covered)
    return `The archive must cover Poland; it covers ${bounds.west} to ${bounds.east} east and ${bounds.south} to ${bounds.north} north.`
  if (minZoom > 5 || maxZoom < streetZoom) return `The archive must have the zooms 5 to ${streetZoom}; it has ${minZoom} to ${maxZoom}.`
  const [first] = missing
  return first ? `The archive has no tile at ${first.latitude} north, ${first.longitude} east.` : null
}
