import type { ExpressionSpecification } from 'maplibre-gl'
import { mapAreas, waterways } from '../../contract/land.ts'
import type { Palette } from '../../contract/palette.ts'
import { all, byZoom, isKind, type SourceLayer, widthByZoom } from './expressions.ts'
import type { TileLayers } from './sources.ts'

const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon']

/** Draws woods, parks, built-up land and water of a source. */
export const areaLayers = (palette: Palette, { source, minzoom, areas, coversFrom, coarse }: TileLayers): readonly SourceLayer[] => {
  if (!areas) return []
  const fills = mapAreas.map(
    ({ name, layer, kinds, colour }): SourceLayer => ({
      id: `${source}-${name}`,
      type: 'fill',
      source,
      'source-layer': layer,
      minzoom,
      filter: all(isArea, isKind(...kinds)),
      paint: {
        'fill-color': palette[colour],
        'fill-antialias': false,
        'fill-opacity': coarse ? byZoom(6, 0.45, 8.5, 1, 10.5, 1, 13, 0.6) : byZoom(6, 0.45, 8.5, 1),
      },
    }),
  )
  const cover: SourceLayer | null =
    coversFrom === undefined
      ? null
      : {
          id: `${source}-earth`,
          type: 'fill',
          source,
          'source-layer': 'earth',
          minzoom: coversFrom,
          filter: isArea,
          paint: { 'fill-color': palette.paper },
        }
  return [
    ...(cover ? [cover] : []),
    ...fills,
    {
      id: `${source}-rivers`,
      type: 'line',
      source,
      'source-layer': 'water',
      minzoom,
      filter: isKind(...waterways),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': palette.water,
        'line-width': widthByZoom(6, 0.6, 10, ['match', ['get', 'kind'], 'river', 1.4, 0.6], 16, [
          'match',
          ['get', 'kind'],
          'river',
          6,
          2.5,
        ]),
      },
    },
    {
      id: `${source}-water`,
      type: 'fill',
      source,
      'source-layer': 'water',
      minzoom,
      filter: isArea,
      paint: { 'fill-color': palette.water },
    },
    {
      id: `${source}-buildings`,
      type: 'fill',
      source,
      'source-layer': 'buildings',
      minzoom: 14.5,
      filter: all(isArea, ['!=', ['get', 'kind'], 'address']),
      paint: { 'fill-color': palette.building, 'fill-opacity': byZoom(14.5, 0, 15.5, 1) },
    },
  ]
}
