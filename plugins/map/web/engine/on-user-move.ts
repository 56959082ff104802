import type { Map as MapLibre } from 'maplibre-gl'

/** Time without movement after which a move has ended, milliseconds. */
const settleMs = 250

/** Marks the events of moves that the page makes on its own: first view, panning to a marker. */
export const byPage = { byPage: true }

const cameraKey = (map: MapLibre) => {
  const { lng, lat } = map.getCenter()
  return [lng, lat, map.getZoom()].join()
}

/**
 * Calls back when a move by the user has ended, whatever moved the map: all moves count but those whose events say `byPage`,
 * and those that leave centre and zoom, as the map's new size does.
 */
export const onUserMove = (map: MapLibre, callback: () => void) => {
  let movedByUser = false
  let settleTimer: ReturnType<typeof setTimeout> | undefined
  let settled = cameraKey(map)
  map.on('movestart', (event) => {
    clearTimeout(settleTimer)
    // MapLibre does not name the wheel in a move that its first turn starts, so `originalEvent` does not tell who moves.
    if (!('byPage' in event)) movedByUser = true
  })
  map.on('moveend', () => {
    clearTimeout(settleTimer)
    const camera = cameraKey(map)
    if (!movedByUser || camera === settled) {
      movedByUser = false
      settled = camera
      return
    }
    settleTimer = setTimeout(() => {
      movedByUser = false
      settled = cameraKey(map)
      callback()
    }, settleMs)
  })
  map.on('remove', () => clearTimeout(settleTimer))
}
