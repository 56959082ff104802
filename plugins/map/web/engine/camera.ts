import type { CameraOptions, Map as MapLibre } from 'maplibre-gl'
import type { Bounds } from '../../contract/map-url-state.ts'

/** Returns the visible bounds of the map. */
export const boundsOf = (map: MapLibre): Bounds => {
  const bounds = map.getBounds()
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
}

/** Moves the map, animated for `duration` milliseconds; without animation if the user prefers reduced motion. */
export const moveCamera = (map: MapLibre, camera: CameraOptions, duration: number) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) map.jumpTo(camera)
  else map.easeTo({ ...camera, duration })
}
