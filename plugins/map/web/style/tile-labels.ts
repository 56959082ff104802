import type { Palette } from '../../contract/palette.ts'
import { all, byZoom, isKind, isOneOf, medium, nameIn, plain, type SourceLayer } from './expressions.ts'
import type { TileLayers } from './sources.ts'

/** Language of names, and the page's font scale. */
export interface LabelOptions {
  readonly language: string
  readonly fontScale: number
}

/** Names of streets, rivers, quarters and villages of a source. */
export const tileLabels = (
  palette: Palette,
  { language, fontScale }: LabelOptions,
  { source, minzoom, villages, streets }: TileLayers,
): readonly SourceLayer[] => {
  const size = (...stops: readonly number[]) => byZoom(...stops.map((stop, n) => (n % 2 ? stop * fontScale : stop)))
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.4 }
  const name = nameIn(language)
  const along = { 'symbol-placement': 'line', 'text-field': name, 'text-font': plain } as const
  const rivers: SourceLayer = {
    id: `${source}-river-names`,
    type: 'symbol',
    source,
    'source-layer': 'water',
    minzoom: Math.max(minzoom, 10),
    filter: all(isKind('river', 'canal'), ['has', 'name']),
    layout: { ...along, 'text-size': size(10, 10.5, 15, 13.5), 'text-letter-spacing': 0.12, 'symbol-spacing': 420, 'text-max-angle': 32 },
    paint: { 'text-color': palette.waterName, 'text-halo-color': palette.water, 'text-halo-width': 1.2 },
  }
  const roadNames: SourceLayer = {
    id: `${source}-street-names`,
    type: 'symbol',
    source,
    'source-layer': 'roads',
    minzoom: 13.4,
    filter: all(['has', 'name'], ['!', ['has', 'is_link']], ['step', ['zoom'], isKind('highway', 'major_road'), 15, true]),
    layout: {
      ...along,
      'text-size': byZoom(13, ['match', ['get', 'kind'], 'minor_road', 10.5 * fontScale, 11 * fontScale], 17, [
        'match',
        ['get', 'kind'],
        'minor_road',
        13.5 * fontScale,
        15 * fontScale,
      ]),
      'symbol-spacing': 220,
      'text-padding': 3,
      'symbol-sort-key': ['match', ['get', 'kind_detail'], 'primary', 0, 'secondary', 1, 'tertiary', 2, 3],
    },
    paint: { 'text-color': palette.streetName, ...halo },
  }
  const hoods: SourceLayer = {
    id: `${source}-hoods`,
    type: 'symbol',
    source,
    'source-layer': 'places',
    minzoom: 12,
    maxzoom: 16.5,
    filter: all(['has', 'name'], ['step', ['zoom'], isKind('macrohood'), 13, isKind('macrohood', 'neighbourhood')]),
    layout: {
      'text-field': name,
      'text-font': medium,
      'text-size': size(12, 11, 15, 14),
      'text-letter-spacing': 0.05,
      'text-max-width': 7,
      'text-padding': 6,
      'symbol-sort-key': ['match', ['get', 'kind'], 'macrohood', 0, 1],
    },
    paint: { 'text-color': palette.muted, ...halo, 'text-opacity': byZoom(15.5, 1, 16.5, 0) },
  }
  const villageNames: SourceLayer = {
    id: `${source}-villages`,
    type: 'symbol',
    source,
    'source-layer': 'places',
    minzoom: 10.6,
    filter: all(
      isKind('locality'),
      ['!', isOneOf('kind_detail', 'city', 'town')],
      ['>=', ['coalesce', ['get', 'population_rank'], 0], ['step', ['zoom'], 3, 11, 2, 12, 0]],
    ),
    layout: {
      'text-field': name,
      'text-font': medium,
      'text-size': byZoom(11, ['step', ['coalesce', ['get', 'population_rank'], 0], 10.5 * fontScale, 2, 11.5 * fontScale], 15, [
        'step',
        ['coalesce', ['get', 'population_rank'], 0],
        14 * fontScale,
        2,
        16 * fontScale,
      ]),
      'text-max-width': 8,
      'text-padding': 4,
      'text-variable-anchor': ['center', 'top', 'bottom'],
      'text-radial-offset': 0.5,
      'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'population_rank'], 0]],
    },
    paint: { 'text-color': palette.muted, ...halo },
  }
  return [...(streets ? [roadNames] : []), rivers, ...(villages ? [villageNames] : []), ...(streets ? [hoods] : [])]
}
