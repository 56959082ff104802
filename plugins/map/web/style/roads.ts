import type { ExpressionSpecification } from 'maplibre-gl'
import type { Palette } from '../../contract/palette.ts'
import { all, byZoom, isKind, isOneOf, type SourceLayer, widthByZoom } from './expressions.ts'
import type { TileLayers } from './sources.ts'

/** Class of roads that are drawn alike. */
interface RoadClass {
  readonly name: string
  readonly filter: ExpressionSpecification
  readonly colour: string
  readonly casing: string
  readonly minzoom: number
  /** Pairs of zoom and width in pixels. */
  readonly widths: readonly number[]
}

const isLink: ExpressionSpecification = ['has', 'is_link']
const isPedestrian = all(isKind('path'), isOneOf('kind_detail', 'pedestrian'))
const notLink: ExpressionSpecification = ['!', isLink]

const classesOf = (palette: Palette): readonly RoadClass[] => {
  const street = { colour: palette.street, casing: palette.casing }
  const major = { colour: palette.major, casing: palette.majorCasing }
  const widthsOfMajor = [6, 0.5, 9, 1, 11, 2, 13, 4.4, 16, 15, 18, 34]
  return [
    { name: 'pedestrian', filter: isPedestrian, ...street, minzoom: 13.5, widths: [13.5, 0.5, 15, 1.8, 16, 4.5, 18, 12] },
    { name: 'minor', filter: isKind('minor_road'), ...street, minzoom: 12.5, widths: [12.5, 0.5, 13, 1.1, 14, 2.6, 16, 9, 18, 24] },
    { name: 'links', filter: all(isKind('highway', 'major_road'), isLink), ...major, minzoom: 12, widths: [12, 1, 13, 1.8, 16, 7, 18, 18] },
    {
      name: 'tertiary',
      filter: all(isKind('major_road'), notLink, isOneOf('kind_detail', 'tertiary')),
      ...street,
      minzoom: 10.5,
      widths: [10.5, 0.7, 12, 1.6, 13, 3, 16, 12, 18, 28],
    },
    {
      name: 'secondary',
      filter: all(isKind('major_road'), notLink, isOneOf('kind_detail', 'secondary')),
      ...major,
      minzoom: 9,
      widths: [9, 0.6, 11, 1.4, 13, 3.6, 16, 13, 18, 30],
    },
    {
      name: 'major',
      filter: all(isKind('major_road'), notLink, ['!', isOneOf('kind_detail', 'secondary', 'tertiary')]),
      ...major,
      minzoom: 6,
      widths: widthsOfMajor,
    },
    {
      name: 'highway',
      filter: all(isKind('highway'), notLink),
      colour: palette.highway,
      casing: palette.highwayCasing,
      minzoom: 5,
      widths: [5, 1, 9, 1.8, 11, 2.8, 13, 5, 16, 16, 18, 36],
    },
  ]
}

/** Draws rails, paths and roads of a source: first all edges, then all surfaces, so that crossings are open. */
export const roadLayers = (palette: Palette, { source, lines }: TileLayers): readonly SourceLayer[] => {
  const layer = (name: string, filter: ExpressionSpecification, minzoom: number, maxzoom = lines.to) => ({
    id: `${source}-${name}`,
    type: 'line' as const,
    source,
    'source-layer': 'roads',
    minzoom: Math.max(minzoom, lines.from),
    maxzoom: Math.max(maxzoom, minzoom),
    filter,
  })
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const
  const classes = classesOf(palette).filter(({ minzoom }) => minzoom < lines.to)
  const edges = classes.map(
    ({ name, filter, casing, minzoom, widths }): SourceLayer => ({
      ...layer(`${name}-edge`, filter, minzoom),
      layout: round,
      paint: {
        'line-color': casing,
        'line-width': widthByZoom(...widths.map((width, n) => (n % 2 ? width + (width < 2 ? 0.8 : 1.6) : width))),
        'line-opacity': byZoom(minzoom, 0.5, minzoom + 0.8, 1),
      },
    }),
  )
  const surfaces = classes.map(
    ({ name, filter, colour, minzoom, widths }): SourceLayer => ({
      ...layer(name, filter, minzoom),
      layout: round,
      paint: { 'line-color': colour, 'line-width': widthByZoom(...widths) },
    }),
  )
  const rails: readonly SourceLayer[] = [
    {
      ...layer('rail', all(isKind('rail'), ['!', isOneOf('kind_detail', 'tram', 'subway')]), 8),
      paint: {
        'line-color': palette.rail,
        'line-width': widthByZoom(8, 0.5, 12, 1, 16, 3),
        'line-opacity': byZoom(8, 0.5, 13, 1),
      },
    },
    {
      ...layer('sleepers', all(isKind('rail'), ['!', isOneOf('kind_detail', 'tram', 'subway')]), 13),
      paint: { 'line-color': palette.paper, 'line-width': widthByZoom(13, 0.6, 16, 1.6), 'line-dasharray': [5, 5] },
    },
    {
      ...layer('path', all(isKind('path'), ['!', isPedestrian]), 14),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.path, 'line-width': widthByZoom(14, 0.8, 18, 4), 'line-dasharray': [2.5, 1.2] },
    },
  ]
  const tram: SourceLayer = {
    ...layer('tram', isOneOf('kind_detail', 'tram'), 12.5),
    paint: { 'line-color': palette.tram, 'line-width': widthByZoom(12.5, 0.6, 16, 1.6), 'line-opacity': byZoom(12.5, 0.4, 14, 1) },
  }
  return [...rails.filter(({ minzoom = 0 }) => minzoom < lines.to), ...edges, ...surfaces, ...(lines.to > 12.5 ? [tram] : [])]
}
