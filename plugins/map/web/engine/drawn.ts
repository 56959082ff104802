import type { AddLayerObject, GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { palettes, themeNow } from './palette.ts'

type Data = Parameters<GeoJSONSource['setData']>[0]

const layers = {
  /** Facilities for whom there is no marker left. */
  rest: (): AddLayerObject => ({
    id: 'rest',
    type: 'circle',
    source: 'rest',
    paint: { 'circle-radius': 6, 'circle-color': '#ffcf1f', 'circle-stroke-color': '#17121f', 'circle-stroke-width': 2 },
  }),
  /** Where markers stand: nothing to see, but no name is written beneath them. `size`: pixels. */
  taken: (): AddLayerObject => ({
    id: 'taken',
    type: 'symbol',
    source: 'taken',
    layout: { 'icon-image': 'blank', 'icon-size': ['get', 'size'], 'icon-allow-overlap': true, 'icon-padding': 1 },
  }),
  districts: (): AddLayerObject => {
    const { muted, halo } = palettes[themeNow()]
    return {
      id: 'districts',
      type: 'symbol',
      source: 'districts',
      minzoom: 10,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Onest', 'Bold'],
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

/** What is drawn on the map's canvas beside the base map, kept over changes of its style. */
export const makeDrawn = (map: MapLibre) => {
  const all = new Map<keyof typeof layers, Data>()
  let styled = false
  const draw = (name: keyof typeof layers, data: Data) => {
    const source = map.getSource(name) as GeoJSONSource | undefined
    if (source) return source.setData(data)
    map.addSource(name, { type: 'geojson', data })
    // Markers come first: whatever is drawn below them gives way.
    map.addLayer(layers[name](), name === 'districts' && map.getLayer('taken') ? 'taken' : undefined)
  }
  map.on('style.load', () => {
    styled = true
    for (const [name, data] of all) draw(name, data)
  })
  return (name: keyof typeof layers, data: Data) => {
    all.set(name, data)
    if (styled) draw(name, data)
  }
}
