import type { Map as MapLibre } from 'maplibre-gl'

/** How far from the edges a marker is seen well, pixels: beside, below over the switch of views, and above under the bar of wide screens. */
const margin = 24
const below = 96
const above = () => (matchMedia('(min-width: 1024px)').matches ? 96 : margin)

/** Brings a marker that is reached by keys out from under what lies over the map's edges; that is no move of the reader's. */
export const bringOut = (map: MapLibre, element: HTMLElement) => {
  if (!element.matches(':focus-visible')) return
  const [frame, box] = [map.getContainer().getBoundingClientRect(), element.getBoundingClientRect()]
  const least = (near: number, far: number) => Math.min(0, near) + Math.max(0, far)
  const step: [number, number] = [
    least(box.left - frame.left - margin, box.right - frame.right + margin),
    least(box.top - Math.max(0, frame.top) - above(), box.bottom - Math.min(innerHeight, frame.bottom) + below),
  ]
  if (step[0] || step[1]) map.panBy(step, { animate: false })
}
