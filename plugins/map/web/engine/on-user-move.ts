import type { Map as MapLibre } from 'maplibre-gl'

/** Time without movement after which a move has ended, milliseconds. */
const settleMs = 250

/**
 * Calls back when a move by the user has ended: by pointer, wheel or keys, or announced by calling the returned function.
 * Programmatic moves (initial view, panning to a marker) are ignored.
 */
export const onUserMove = (map: MapLibre, callback: () => void): (() => void) => {
  let movedByUser = false
  let settleTimer: ReturnType<typeof setTimeout> | undefined
  map.on('movestart', (event) => {
    clearTimeout(settleTimer)
    if ('originalEvent' in event && event.originalEvent) movedByUser = true
  })
  map.on('moveend', () => {
    if (!movedByUser) return
    clearTimeout(settleTimer)
    settleTimer = setTimeout(() => {
      movedByUser = false
      callback()
    }, settleMs)
  })
  map.on('remove', () => clearTimeout(settleTimer))
  return () => {
    movedByUser = true
  }
}
