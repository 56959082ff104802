import { Marker } from 'maplibre-gl'
import type { Point } from '#core/kernel/distance.ts'
import { callApi } from '#web/runtime/api.ts'
import { mapApi } from '../../contract/api.ts'
import type { Basemap } from '../../contract/basemap.ts'
import { boxAroundAll } from '../../contract/box-around-all.ts'
import { moveCamera } from './camera.ts'
import { makeCanvasLayers } from './canvas-layers.ts'
import { lngLatBoundsOf } from './initial-view.ts'
import { type MapOptions, openMap } from './open-map.ts'

/** Way between two points with numbered places; without an end, the places around the start. */
export interface WayOnMap {
  readonly start: Point
  readonly end: Point | null
  /** In the order of their numbers, from 1. */
  readonly places: readonly Point[]
}

/** Map of a way that is open; `show` replaces the way. */
export interface WayMap {
  readonly show: (way: WayOnMap) => void
  readonly close: () => void
  readonly basemap: Basemap
}

/** Milliseconds of the way from one view to the next. */
const moveMs = 400

const boxOf = ({ start, end, places }: WayOnMap) =>
  boxAroundAll(
    [start, ...(end ? [end] : []), ...places].map(({ longitude, latitude }) => ({
      west: longitude,
      south: latitude,
      east: longitude,
      north: latitude,
    })),
  )

const lineBetween = (start: Point, end: Point | null) => ({
  type: 'FeatureCollection' as const,
  features: end
    ? [
        {
          type: 'Feature' as const,
          properties: {},
          geometry: { type: 'LineString' as const, coordinates: [start, end].map(({ longitude, latitude }) => [longitude, latitude]) },
        },
      ]
    : [],
})

/**
 * Opens a map with the corridor of a way in a container element. Its markers are pictures for those who see them: the list
 * beside the map tells the same. Throws without an answer of the server, and
 * if the browser has no WebGL.
 */
export const openWayMap = async (
  container: HTMLElement,
  { way, ...texts }: Pick<MapOptions, 'name' | 'lands'> & { readonly way: WayOnMap },
): Promise<WayMap> => {
  const basemap = await callApi(mapApi.readBasemap, {})
  const view = { bounds: boxOf(way), zoom: 12, frame: 'exactly' as const, covered: 0 }
  const map = await openMap({ container, view, ...basemap, ...texts })
  const draw = makeCanvasLayers(map)
  let markers: readonly Marker[] = []
  const mark = ({ longitude, latitude }: Point, kind: 'start' | 'end' | 'place', text = '') => {
    const element = document.createElement('span')
    element.className = 'way-mark'
    element.dataset['kind'] = kind
    element.textContent = text
    element.ariaHidden = 'true'
    return new Marker({ element }).setLngLat([longitude, latitude]).addTo(map)
  }
  const show = (shown: WayOnMap) => {
    const { start, end, places } = shown
    for (const marker of markers) marker.remove()
    draw('corridor', lineBetween(start, end))
    draw('way', lineBetween(start, end))
    // The first ones lie above the others.
    const numbered = places.map((place, n) => mark(place, 'place', String(n + 1)))
    for (const [n, marker] of numbered.entries()) marker.getElement().style.zIndex = String(places.length - n)
    markers = [...numbered, mark(start, 'start'), ...(end ? [mark(end, 'end')] : [])]
    const box = boxOf(shown)
    const camera = box && map.cameraForBounds(lngLatBoundsOf(box), { maxZoom: 15 })
    if (camera) moveCamera(map, camera, moveMs)
  }
  show(way)
  return { show, close: () => map.remove(), basemap }
}
