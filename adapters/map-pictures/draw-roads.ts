import type { TileFeature } from '#adapters/map-tiles/decode-tile.ts'
import type { MapColours } from '#core/ports/map-pictures.ts'

/** Class of roads that are drawn alike; `widths`: pairs of zoom and width in pixels, the first zoom is the smallest with such roads. */
interface RoadClass {
  readonly matches: (properties: TileFeature['properties']) => boolean
  readonly colour: (colours: MapColours) => string
  readonly casing: (colours: MapColours) => string
  readonly widths: readonly (readonly [zoom: number, width: number])[]
}

const major = { colour: ({ major }: MapColours) => major, casing: ({ majorCasing }: MapColours) => majorCasing }
const street = { colour: ({ street }: MapColours) => street, casing: ({ casing }: MapColours) => casing }
const isDetail = (properties: TileFeature['properties'], ...details: readonly string[]) =>
  details.includes(String(properties['kind_detail']))
const isMajor = ({ kind, is_link }: TileFeature['properties']) => kind === 'major_road' && is_link === undefined

/** Classes from bottom to top, in the widths of the large map (`plugins/map/web/style/roads.ts`). */
const classes: readonly RoadClass[] = [
  {
    ...street,
    matches: ({ kind, ...rest }) => kind === 'path' && isDetail(rest, 'pedestrian'),
    widths: [
      [13, 1],
      [15, 2.2],
      [16, 4.5],
    ],
  },
  {
    ...street,
    matches: ({ kind }) => kind === 'minor_road',
    widths: [
      [12, 0.7],
      [13, 1.4],
      [14, 2.8],
      [16, 9],
    ],
  },
  {
    ...major,
    matches: ({ kind, is_link }) => (kind === 'highway' || kind === 'major_road') && is_link !== undefined,
    widths: [
      [11, 0.8],
      [13, 1.8],
      [16, 7],
    ],
  },
  {
    ...street,
    matches: (road) => isMajor(road) && isDetail(road, 'tertiary'),
    widths: [
      [10, 0.8],
      [12, 2],
      [13, 3.2],
      [16, 12],
    ],
  },
  {
    ...major,
    matches: (road) => isMajor(road) && isDetail(road, 'secondary'),
    widths: [
      [9, 0.8],
      [11, 1.8],
      [13, 4],
      [16, 13],
    ],
  },
  {
    ...major,
    matches: (road) => isMajor(road) && !isDetail(road, 'secondary', 'tertiary'),
    widths: [
      [8, 1],
      [11, 2.4],
      [13, 4.6],
      [16, 15],
    ],
  },
  {
    colour: ({ highway }) => highway,
    casing: ({ highwayCasing }) => highwayCasing,
    matches: ({ kind, is_link }) => kind === 'highway' && is_link === undefined,
    widths: [
      [8, 1.6],
      [11, 3],
      [13, 5],
      [16, 16],
    ],
  },
]

/** Interpolates between pairs of zoom and width; 0 below the first. */
export const widthAt = (zoom: number, widths: RoadClass['widths']): number => {
  const after = widths.findIndex(([at]) => at > zoom)
  if (after === 0) return 0
  const from = widths.at(after < 0 ? -1 : after - 1)
  const to = widths[after]
  if (!from) return 0
  return to ? from[1] + ((to[1] - from[1]) * (zoom - from[0])) / (to[0] - from[0]) : from[1]
}

/** Line on the picture with its road. */
export interface RoadLine {
  readonly properties: TileFeature['properties']
  /** SVG path data. */
  readonly path: string
}

const stroke = (paths: string, colour: string, width: number, more = '') =>
  paths === '' ? '' : `<path d="${paths}" stroke="${colour}" stroke-width="${width.toFixed(1)}" ${more}/>`

/** Draws rails, footpaths and roads: first all edges, then all surfaces, so that crossings are open. */
export const drawRoads = (lines: readonly RoadLine[], zoom: number, colours: MapColours): string => {
  const pathsOf = (matches: RoadClass['matches']) => lines.flatMap(({ properties, path }) => (matches(properties) ? path : [])).join('')
  const rails = pathsOf(({ kind, ...rest }) => kind === 'rail' && !isDetail(rest, 'tram', 'subway'))
  const footpaths = zoom < 13.5 ? '' : pathsOf(({ kind, ...rest }) => kind === 'path' && !isDetail(rest, 'pedestrian'))
  const roads = classes.flatMap(({ matches, colour, casing, widths }) => {
    const width = widthAt(zoom, widths)
    return width === 0 ? [] : [{ paths: pathsOf(matches), width, colour: colour(colours), casing: casing(colours) }]
  })
  return [
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    stroke(rails, colours.rail, 1.2),
    stroke(rails, colours.paper, 0.7, 'stroke-dasharray="4 4" stroke-linecap="butt"'),
    stroke(footpaths, colours.path, 0.9, 'stroke-dasharray="2.5 2"'),
    ...roads.map(({ paths, width, casing }) => stroke(paths, casing, width + (width < 2 ? 0.8 : 1.6))),
    ...roads.map(({ paths, width, colour }) => stroke(paths, colour, width)),
    '</g>',
  ].join('')
}
