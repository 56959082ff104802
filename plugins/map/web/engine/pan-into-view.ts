import type { Map as MapLibre } from 'maplibre-gl'

/**
 * Margins within which a marker is fully visible, pixels: at the left, at the right beside the buttons, at the bottom
 * above the view switch or the sheet, and at the top below the city button and the bar of wide screens.
 */
const leftMargin = 24
const rightMargin = 72
const bottomMargin = 96
const topMargin = () => (matchMedia('(min-width: 1024px)').matches ? 136 : 72)

/**
 * Pans the map so that a marker focused by keyboard is not covered by the controls at the edges or the sheet, which is
 * `covered` pixels high; does not count as a move by the user.
 */
export const panIntoView = (map: MapLibre, element: HTMLElement, covered: number) => {
  if (!element.matches(':focus-visible')) return
  const frame = map.getContainer().getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const shift = (near: number, far: number) => Math.min(0, near) + Math.max(0, far)
  const offset: [number, number] = [
    shift(box.left - frame.left - leftMargin, box.right - frame.right + rightMargin),
    shift(box.top - Math.max(0, frame.top) - topMargin(), box.bottom - Math.min(innerHeight, frame.bottom) + covered + bottomMargin),
  ]
  if (offset[0] || offset[1]) map.panBy(offset, { animate: false })
}
