import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import type { Palette } from './palette.ts'

/** Input of the base map: URL of its GeoJSON, names of neighbouring countries by key, and the page's font scale. */
export interface BaseMap {
  readonly data: string
  readonly lands: Readonly<Record<string, string>>
  readonly fontScale: number
}

/** MapLibre draws labels with the page's own font; the second word is the weight. */
const bold = ['Onest', 'Bold']
const plain = ['Onest']

const byZoom = (...stops: readonly number[]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as ExpressionSpecification
const isKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind]
/** Source and filter of a layer that draws one kind of features. */
const layerOf = (kind: string) => ({ source: 'base', filter: isKind(kind) })

/** Style of the bundled map: land and sea, voivodeships in crayon colours, borders, and names of towns by zoom. */
export const baseStyle = (palette: Palette, { data, lands, fontScale }: BaseMap): StyleSpecification => {
  const land = ['match', ['get', 'key'], ...Object.entries(lands).flat(), ''] as unknown as ExpressionSpecification
  const size = (...stops: readonly number[]) => byZoom(...stops.map((stop, n) => (n % 2 ? stop * fontScale : stop)))
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.6 }
  return {
    version: 8,
    sources: { base: { type: 'geojson', data, tolerance: 0.2, maxzoom: 12 } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': palette.sea } },
      { id: 'abroad', type: 'fill', ...layerOf('country'), paint: { 'fill-color': palette.abroad } },
      {
        id: 'abroad-lines',
        type: 'line',
        ...layerOf('country'),
        paint: { 'line-color': palette.region, 'line-width': 0.6 },
      },
      { id: 'paper', type: 'fill', ...layerOf('voivodeship'), paint: { 'fill-color': palette.paper } },
      {
        id: 'wax',
        type: 'fill',
        ...layerOf('voivodeship'),
        paint: {
          'fill-pattern': ['concat', 'crayon-', ['to-string', ['get', 'crayon']]],
          'fill-opacity': byZoom(6, 0.72, 9, 0.5, 12, 0.14),
          'fill-antialias': false,
        },
      },
      {
        id: 'regions',
        type: 'line',
        ...layerOf('inner'),
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: { 'line-color': palette.region, 'line-width': byZoom(5, 0.8, 9, 1.6, 12, 2.4), 'line-dasharray': [0.2, 2.2] },
      },
      {
        id: 'border-soft',
        type: 'line',
        ...layerOf('border'),
        layout: { 'line-join': 'round' },
        paint: { 'line-color': palette.border, 'line-opacity': 0.16, 'line-width': byZoom(5, 5, 9, 12) },
      },
      {
        id: 'border',
        type: 'line',
        ...layerOf('border'),
        layout: { 'line-join': 'round' },
        paint: { 'line-color': palette.border, 'line-opacity': 0.75, 'line-width': byZoom(5, 1.2, 9, 2.4) },
      },
      {
        id: 'lands',
        type: 'symbol',
        ...layerOf('land'),
        maxzoom: 9,
        layout: {
          'text-field': land,
          'text-font': plain,
          'text-size': size(5, 12, 8, 16),
          'text-letter-spacing': 0.18,
          'text-transform': 'uppercase',
        },
        paint: { 'text-color': palette.muted, 'text-opacity': 0.75 },
      },
      {
        id: 'region-names',
        type: 'symbol',
        ...layerOf('region'),
        minzoom: 6.2,
        maxzoom: 9,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': plain,
          'text-size': size(6, 11, 8.5, 14),
          'text-letter-spacing': 0.08,
          'text-max-width': 7,
          'text-variable-anchor': ['center', 'top', 'bottom'],
          'text-radial-offset': 2,
        },
        paint: { 'text-color': palette.muted, ...halo, 'text-halo-width': 1 },
      },
      {
        id: 'towns',
        type: 'symbol',
        source: 'base',
        filter: ['all', isKind('town'), ['<=', ['get', 'rank'], ['step', ['zoom'], 0, 6, 1, 7, 2, 8, 3, 9, 4, 10, 5]]],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': bold,
          'text-size': [
            'interpolate',
            ['linear'],
            ['zoom'],
            ...[5, 8, 11, 14].flatMap((zoom, n) => [
              zoom,
              ['match', ['get', 'rank'], 0, (13 + 2 * n) * fontScale, 1, (12 + 2 * n) * fontScale, (11.5 + n) * fontScale],
            ]),
          ] as unknown as ExpressionSpecification,
          'text-variable-anchor': ['top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'],
          'text-radial-offset': byZoom(5, 2.1, 8, 1.8, 10.5, 0.6),
          'text-justify': 'auto',
          'text-padding': 1,
          'symbol-sort-key': ['get', 'order'],
        },
        paint: { 'text-color': palette.ink, ...halo },
      },
    ],
  }
}
