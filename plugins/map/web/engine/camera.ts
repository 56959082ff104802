import type { CameraOptions, Map as MapLibre } from 'maplibre-gl'
import type { Bounds } from '../../contract/map-url-state.ts'
import { framePadding, lngLatBoundsOf } from './initial-view.ts'

interface Marker {
  readonly long: number
  readonly lat: number
}

interface Markers {
  readonly clusters: readonly Marker[]
  readonly singles: readonly Marker[]
}

/** Returns the bounds of the part of the map that no sheet covers; `covered`: pixels at the bottom. */
export const visibleBounds = (map: MapLibre, covered: number): Bounds => {
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const northWest = map.unproject([0, 0])
  const southEast = map.unproject([width, height - covered])
  return { west: northWest.lng, south: southEast.lat, east: southEast.lng, north: northWest.lat }
}

/**
 * Moves the map, animated for `duration` milliseconds; without animation if the user prefers reduced motion. `data`: members
 * of the move's events.
 */
export const moveCamera = (map: MapLibre, camera: CameraOptions, duration: number, data = {}) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) map.jumpTo(camera, data)
  else map.easeTo({ ...camera, duration }, data)
}

/** Returns the centre with which a point is in the middle of the part that no sheet covers. */
export const centredAt = (map: MapLibre, [long, lat]: [number, number], covered: number): CameraOptions => {
  const { x, y } = map.project([long, lat])
  return { center: map.unproject([x, y + covered / 2]) }
}

/** Returns the camera that has a marker between the controls: the current one, or the centre of the marker nearest to it. */
export const centreOfMarkers = (map: MapLibre, { clusters, singles }: Markers, view: Bounds, covered: number): CameraOptions => {
  const middleLong = (view.west + view.east) / 2
  const middleLat = (view.south + view.north) / 2
  const distance = ({ long, lat }: Marker) => Math.hypot((long - middleLong) * Math.cos((middleLat * Math.PI) / 180), lat - middleLat)
  const [nearest] = [...clusters, ...singles].toSorted((one, other) => distance(one) - distance(other))
  if (!nearest) return {}
  const { long, lat } = nearest
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const { left, right, top, bottom } = framePadding(covered)
  const { x, y } = map.project([long, lat])
  const visible = x > left && x < width - right && y > top && y < height - bottom
  return visible ? {} : centredAt(map, [long, lat], covered)
}

/** Zoom that shows single houses; facilities at one address have no larger one. */
const maxFitZoom = 17

/** Returns the camera that frames a box between the controls, at least one zoom closer where `closer`. */
export const cameraOf = (map: MapLibre, box: Bounds, { covered, closer = false }: { covered: number; closer?: boolean }): CameraOptions => {
  const fitted = map.cameraForBounds(lngLatBoundsOf(box), { padding: framePadding(covered), maxZoom: maxFitZoom })
  const minZoom = closer ? map.getZoom() + 1 : 0
  if (fitted?.zoom !== undefined && fitted.zoom >= minZoom) return fitted
  return { center: [(box.west + box.east) / 2, (box.south + box.north) / 2], zoom: Math.max(minZoom, fitted?.zoom ?? 0) }
}
