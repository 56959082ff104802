import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { Palette } from '../../contract/palette.ts'
import { all, bold, byZoom, isKind, nameIn, plain, semibold } from './expressions.ts'
import type { LabelOptions } from './tile-labels.ts'

const anchors = ['top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'] as const

/** Names of neighbouring countries, voivodeships, and towns by population. `lands`: the countries' names by key. */
export const landLabels = (
  palette: Palette,
  { language, fontScale }: LabelOptions,
  lands: Readonly<Record<string, string>>,
): readonly LayerSpecification[] => {
  const size = (...stops: readonly number[]) => byZoom(...stops.map((stop, n) => (n % 2 ? stop * fontScale : stop)))
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.6 }
  return [
    {
      id: 'lands',
      type: 'symbol',
      source: 'base',
      filter: isKind('land'),
      maxzoom: 9,
      layout: {
        'text-field': ['match', ['get', 'key'], ...Object.entries(lands).flat(), ''] as unknown as ExpressionSpecification,
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
      source: 'base',
      filter: isKind('region'),
      minzoom: 6.2,
      maxzoom: 9,
      layout: {
        'text-field': nameIn(language),
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
      filter: all(
        isKind('town'),
        ['<=', ['get', 'rank'], ['step', ['zoom'], 0, 6, 1, 7, 2, 8, 3, 9, 4, 10, 5]],
        // Within a city its name helps nobody.
        ['>=', ['get', 'rank'], ['step', ['zoom'], 0, 15, 3]],
      ),
      layout: {
        'text-field': nameIn(language),
        'text-font': ['step', ['get', 'rank'], ['literal', bold], 3, ['literal', semibold]],
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          ...[5, 8, 11, 14].flatMap((zoom, n) => [
            zoom,
            [
              'match',
              ['get', 'rank'],
              0,
              (14 + 2.5 * n) * fontScale,
              1,
              (12.5 + 2 * n) * fontScale,
              2,
              (12 + 1.5 * n) * fontScale,
              (11.5 + n) * fontScale,
            ],
          ]),
        ] as unknown as ExpressionSpecification,
        'text-variable-anchor': [...anchors],
        'text-radial-offset': byZoom(5, 2.1, 8, 1.8, 10.5, 0.6),
        'text-justify': 'auto',
        'text-padding': 1,
        'symbol-sort-key': ['get', 'order'],
      },
      paint: { 'text-color': palette.ink, ...halo },
    },
  ]
}
