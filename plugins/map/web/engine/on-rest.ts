import type { Map as MapLibre } from 'maplibre-gl'

/** The map has come to rest when it was still for so long, milliseconds. */
const rest = 250

/**
 * Tells when the map has come to rest after a move of the reader's: by pointer, wheel or keys, or announced by the function that is given back.
 * Moves of our own (the first camera, a marker brought out) are none.
 */
export const onRest = (map: MapLibre, told: () => void): (() => void) => {
  let moved = false
  let resting: ReturnType<typeof setTimeout> | undefined
  map.on('movestart', (event) => {
    clearTimeout(resting)
    if ('originalEvent' in event && event.originalEvent) moved = true
  })
  map.on('moveend', () => {
    if (!moved) return
    clearTimeout(resting)
    resting = setTimeout(() => {
      moved = false
      told()
    }, rest)
  })
  map.on('remove', () => clearTimeout(resting))
  return () => {
    moved = true
  }
}
