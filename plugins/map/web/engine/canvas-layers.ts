import type { AddLayerObject, GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { palettes } from '../../contract/palette.ts'
import { bold } from '../style/expressions.ts'
import { currentTheme } from './theme.ts'

type Data = Parameters<GeoJSONSource['setData']>[0]

const layers = {
  /** Outlines of the circles that a text means. */
  circles: (): AddLayerObject => {
    const { ink } = palettes[currentTheme()]
    return { id: 'circles', type: 'line', source: 'circles', paint: { 'line-color': ink, 'line-width': 2, 'line-dasharray': [3, 2] } }
  },
  /** Surroundings of the straight line from home to work, and the line itself. */
  corridor: (): AddLayerObject => ({
    id: 'corridor',
    type: 'line',
    source: 'corridor',
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': '#ffcf1f', 'line-width': 44, 'line-opacity': 0.35 },
  }),
  way: (): AddLayerObject => {
    const { border } = palettes[currentTheme()]
    return { id: 'way', type: 'line', source: 'way', paint: { 'line-color': border, 'line-width': 3, 'line-dasharray': [2, 1.5] } }
  },
  /** Facilities beyond the maximum number of markers. */
  overflow: (): AddLayerObject => ({
    id: 'overflow',
    type: 'circle',
    source: 'overflow',
    paint: { 'circle-radius': 6, 'circle-color': '#ffcf1f', 'circle-stroke-color': '#17121f', 'circle-stroke-width': 2 },
  }),
  /** Invisible symbols at the positions of markers, so that no label is drawn beneath them. `size`: pixels. */
  occupied: (): AddLayerObject => ({
    id: 'occupied',
    type: 'symbol',
    source: 'occupied',
    layout: { 'icon-image': 'blank', 'icon-size': ['get', 'size'], 'icon-allow-overlap': true, 'icon-padding': 1 },
  }),
  districts: (): AddLayerObject => {
    const { muted, halo } = palettes[currentTheme()]
    return {
      id: 'districts',
      type: 'symbol',
      source: 'districts',
      minzoom: 10,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': bold,
        'text-size': ['interpolate', ['linear'], ['zoom'], 10, 11, 14, 17],
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.08,
        'text-max-width': 8,
        'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'],
        'text-radial-offset': 1.8,
        'text-padding': 1,
        'symbol-sort-key': ['get', 'order'],
      },
      paint: { 'text-color': muted, 'text-halo-color': halo, 'text-halo-width': 1.4 },
    }
  },
} as const

/** Returns the layer below which one is drawn; `undefined`: on top. */
const layerAbove = (map: MapLibre, name: keyof typeof layers): string | undefined => {
  // Marker placeholders come last, so that labels below them are the ones to give way.
  if (name === 'districts') return map.getLayer('occupied') ? 'occupied' : undefined
  // Names stay readable on a way.
  return name === 'corridor' || name === 'way' ? map.getStyle().layers.find(({ type }) => type === 'symbol')?.id : undefined
}

/** Creates a function that sets the data of a canvas layer above the base map; the data survives changes of the map's style. */
export const makeCanvasLayers = (map: MapLibre) => {
  const dataByLayer = new Map<keyof typeof layers, Data>()
  let styleLoaded = false
  const draw = (name: keyof typeof layers, data: Data) => {
    const source = map.getSource(name) as GeoJSONSource | undefined
    if (source) return source.setData(data)
    map.addSource(name, { type: 'geojson', data })
    map.addLayer(layers[name](), layerAbove(map, name))
  }
  map.on('style.load', () => {
    styleLoaded = true
    for (const [name, data] of dataByLayer) draw(name, data)
  })
  return (name: keyof typeof layers, data: Data) => {
    dataByLayer.set(name, data)
    if (styleLoaded) draw(name, data)
  }
}
