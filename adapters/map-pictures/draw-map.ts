import type { TileFeature, TileLayer } from '#adapters/map-tiles/decode-tile.ts'
import type { MapPictureRequest } from '#core/ports/map-pictures.ts'
import { drawRoads, type RoadLine } from './draw-roads.ts'
import type { MapView, TileAddress } from './map-view.ts'

/** Decoded tile with its place. */
export interface DecodedTile extends TileAddress {
  readonly layers: ReadonlyMap<string, TileLayer>
}

/** Tiles that are drawn together; those of a later group cover the former ones where they have land. */
export interface TileGroup {
  readonly areas: readonly DecodedTile[]
  readonly lines: readonly DecodedTile[]
  readonly covers: boolean
}

const margin = 20

/** Returns features of a layer as SVG path data, without those beyond the picture. */
const pathsOf = (
  view: MapView,
  tiles: readonly DecodedTile[],
  layer: string,
  matches: (feature: TileFeature) => boolean,
): readonly { readonly feature: TileFeature; readonly path: string; readonly parts: readonly (readonly number[])[] }[] =>
  tiles.flatMap((tile) => {
    const { extent = 4096, features = [] } = tile.layers.get(layer) ?? {}
    return features.filter(matches).flatMap((feature) => {
      const parts = feature.parts.map((part) => view.toPixels(tile, extent, part))
      if (!parts.some((part) => isVisible(view, part))) return []
      const path = parts.map((part) => pathOf(part, feature.type === 'area')).join('')
      return [{ feature, path, parts }]
    })
  })

/** Returns true if the box of x, y, x, y, … meets the picture. */
const isVisible = ({ width, height }: MapView, points: readonly number[]): boolean => {
  let west = Infinity
  let north = Infinity
  let east = -Infinity
  let south = -Infinity
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at] as number
    const y = points[at + 1] as number
    west = Math.min(west, x)
    east = Math.max(east, x)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  return west < width + margin && east > -margin && north < height + margin && south > -margin
}

const pathOf = (points: readonly number[], closed: boolean): string => {
  let path = ''
  for (let at = 0; at < points.length; at += 2)
    path += `${at === 0 ? 'M' : 'L'}${(points[at] as number).toFixed(1)} ${(points[at + 1] as number).toFixed(1)}`
  return closed ? `${path}Z` : path
}

const isArea = ({ type }: TileFeature) => type === 'area'
const isOfKind = (kinds: readonly string[]) => (feature: TileFeature) => kinds.includes(String(feature.properties['kind']))

/** Named line of the picture, and its class for the order of labels. */
export interface NamedLine {
  readonly name: string
  readonly kind: string
  readonly points: readonly number[]
}

/** Draws the land of a group of tiles; returns its markup and the lines that may have a label. */
export const drawGroup = (
  view: MapView,
  { areas: areaTiles, lines: lineTiles, covers }: TileGroup,
  { colours, land }: Pick<MapPictureRequest, 'colours' | 'land'>,
) => {
  const fill = (layer: string, colour: string, matches: (feature: TileFeature) => boolean) => {
    const paths = pathsOf(view, areaTiles, layer, (feature) => isArea(feature) && matches(feature)).map(({ path }) => path)
    return paths.length === 0 ? '' : `<path d="${paths.join('')}" fill="${colour}" fill-rule="evenodd"/>`
  }
  const roads = pathsOf(view, lineTiles, 'roads', ({ type }) => type === 'line')
  const waterways = pathsOf(view, areaTiles, 'water', (feature) => feature.type === 'line' && isOfKind(land.waterways)(feature))
  const roadLines = roads.map(({ feature: { properties }, path }): RoadLine => ({ properties, path }))
  const markup = [
    covers ? fill('earth', colours.paper, () => true) : '',
    ...land.areas.map(({ layer, kinds, colour }) => fill(layer, colours[colour], isOfKind(kinds))),
    ...waterways.map(
      ({ feature, path }) =>
        `<path d="${path}" fill="none" stroke="${colours.water}" stroke-width="${feature.properties['kind'] === 'river' ? 3 : 1.4}" stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
    fill('water', colours.water, () => true),
    view.zoom < 14 ? '' : fill('buildings', colours.building, ({ properties }) => properties['kind'] !== 'address'),
    drawRoads(roadLines, view.zoom, colours),
  ].join('')
  const named = roads.flatMap(({ feature: { properties }, parts }): readonly NamedLine[] =>
    typeof properties['name'] === 'string' && properties['is_link'] === undefined && properties['kind'] !== 'rail'
      ? parts.map((points) => ({ name: String(properties['name']), kind: String(properties['kind']), points }))
      : [],
  )
  return { markup, named }
}
