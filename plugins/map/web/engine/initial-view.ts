import type { MapOptions as MapLibreOptions } from 'maplibre-gl'
import type { Bounds } from '../../contract/map-url-state.ts'
import { narrowWindow, phoneWindow } from './breakpoints.ts'
import type { MapProps } from './map-props.ts'

/** View that the map opens with: a box, and how it is framed. */
export interface InitialView {
  readonly bounds: Bounds | null
  readonly zoom: number
  readonly frame: MapProps['camera']['frame']
  /** Height of the sheet that covers the lower part of the map, pixels. */
  readonly covered: number
}

/** Between Łódź and Warszawa. */
const defaultCenter: [number, number] = [20.55, 52.12]

const margin = 24

/** Height of the bar over the map on wide screens, and of search field, heading and filters on phones, pixels. */
const barHeight = 64
const coverHeight = 120

/** Space for the controls at the edges, pixels: the bar at the top, on phones also the sheet at the bottom. */
export const framePadding = (covered: number) => ({
  left: margin,
  right: margin,
  bottom: margin + covered,
  top: margin + (phoneWindow().matches ? coverHeight : narrowWindow().matches ? 0 : barHeight),
})

/** Converts bounds to MapLibre's format. */
export const lngLatBoundsOf = ({ west, south, east, north }: Bounds): [number, number, number, number] => [west, south, east, north]

/** Returns the camera of a view as options of the map: the same box opens at the same zoom again. */
export const initialView = ({ bounds, zoom, frame, covered }: InitialView): Partial<MapLibreOptions> => {
  if (!bounds) return { center: defaultCenter, zoom }
  const { west, south, east, north } = bounds
  if (frame === 'at the zoom') return { center: [(west + east) / 2, (south + north) / 2], zoom }
  const padding = frame === 'exactly' ? { left: 0, right: 0, top: 0, bottom: covered } : framePadding(covered)
  return { bounds: lngLatBoundsOf(bounds), fitBoundsOptions: { padding } }
}
