import type { CameraOptions, Map as MapLibre } from 'maplibre-gl'
import type { Bounds } from '../../contract/map-address.ts'

/** What the map shows now. */
export const boundsOf = (map: MapLibre): Bounds => {
  const bounds = map.getBounds()
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
}

/** Takes the map somewhere: gliding so many milliseconds, at once for those who want no motion. */
export const glide = (map: MapLibre, camera: CameraOptions, duration: number) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) map.jumpTo(camera)
  else map.easeTo({ ...camera, duration })
}
