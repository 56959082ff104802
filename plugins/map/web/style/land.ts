import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { Palette } from '../../contract/palette.ts'
import { byZoom, isKind } from './expressions.ts'

const layerOf = (kind: string): { readonly source: 'base'; readonly filter: ExpressionSpecification } => ({
  source: 'base',
  filter: isKind(kind),
})

/** Draws sea and land, and the voivodeships in crayon colours; `streets` above leave less room for these. */
export const landLayers = (palette: Palette, streets: boolean): readonly LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': palette.sea } },
  // Over the sea until the borders are drawn, so that a city does not open under water.
  { id: 'ground', type: 'background', paint: { 'background-color': palette.paper } },
  { id: 'abroad', type: 'fill', ...layerOf('country'), paint: { 'fill-color': palette.abroad } },
  { id: 'abroad-lines', type: 'line', ...layerOf('country'), paint: { 'line-color': palette.region, 'line-width': 0.6 } },
  { id: 'paper', type: 'fill', ...layerOf('voivodeship'), paint: { 'fill-color': palette.paper } },
  {
    id: 'wax',
    type: 'fill',
    ...layerOf('voivodeship'),
    paint: {
      'fill-pattern': ['concat', 'crayon-', ['to-string', ['get', 'crayon']]],
      'fill-opacity': streets ? byZoom(6, 0.42, 8, 0.2, 9.5, 0) : byZoom(6, 0.72, 9, 0.5, 12, 0.14),
      'fill-antialias': false,
    },
  },
]

/** Draws the borders of voivodeships and of Poland. */
export const borderLayers = (palette: Palette): readonly LayerSpecification[] => [
  {
    id: 'regions',
    type: 'line',
    ...layerOf('inner'),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': palette.region,
      'line-width': byZoom(5, 0.8, 9, 1.6, 12, 2.4),
      'line-opacity': byZoom(9, 1, 12, 0),
      'line-dasharray': [0.2, 2.2],
    },
  },
  {
    id: 'border-soft',
    type: 'line',
    ...layerOf('border'),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': palette.border, 'line-opacity': byZoom(7.5, 0.16, 9.5, 0), 'line-width': byZoom(5, 5, 9, 12) },
  },
  {
    id: 'border',
    type: 'line',
    ...layerOf('border'),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': palette.border, 'line-opacity': byZoom(7.5, 0.75, 9.5, 0), 'line-width': byZoom(5, 1.2, 9, 2.4) },
  },
]
