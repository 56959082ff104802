import { Map as MapLibre, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { Bounds } from '../../contract/map-address.ts'
import basemapUrl from '../basemap/basemap.geojson?url'
import { onTheme, palettes, themeNow } from './palette.ts'
import { baseStyle } from './style.ts'
import { readGrain, waxed } from './wax.ts'

setWorkerUrl(workerUrl)

/** Where the map looks first: a box, or the first camera of the specification (§9). */
export interface FirstLook {
  readonly bounds: Bounds | null
  readonly zoom: number
}

/** What a map is opened with. */
export interface Wanted {
  readonly frame: HTMLElement
  readonly look: FirstLook
  /** A whole style, where the installation has one; else the bundled base map. */
  readonly styleUrl: string | null
  /** What the canvas is called, and the lands around Poland by their key. */
  readonly name: string
  readonly lands: Readonly<Record<string, string>>
}

/** Poland with its neighbours' edges: nobody gets lost at sea. */
const world: [number, number, number, number] = [9.2, 46.6, 28.8, 57.4]
/** Between Łódź and Warszawa, so that the first search is seen on a telephone too. */
const middle: [number, number] = [20.55, 52.12]

/** What lies over the map's edges, pixels: on wide screens the bar above. */
const edges = () => ({ left: 24, right: 24, bottom: 24, top: matchMedia('(min-width: 1024px)').matches ? 88 : 24 })

/** The box as MapLibre wants it. */
export const boxOf = ({ west, south, east, north }: Bounds): [number, number, number, number] => [west, south, east, north]

/** Opens the map in its frame; throws where the browser has no WebGL. */
export const openMap = async ({ frame, look, styleUrl, name, lands }: Wanted): Promise<MapLibre> => {
  const [grain] = await Promise.all([readGrain().catch(() => null), document.fonts.load('700 16px Onest', 'Łódź').catch(() => [])])
  const style = () =>
    styleUrl ??
    baseStyle(palettes[themeNow()], {
      data: new URL(basemapUrl, location.href).href,
      lands,
      fontScale: Number(document.documentElement.dataset['font'] ?? 1),
    })
  const map = new MapLibre({
    container: frame,
    style: style(),
    attributionControl: false,
    maxBounds: world,
    maxZoom: 17.5,
    minZoom: 4.5,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 160,
    locale: { 'Map.Title': name },
    ...(look.bounds ? { bounds: boxOf(look.bounds), fitBoundsOptions: { padding: edges() } } : { center: middle, zoom: look.zoom }),
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new ScaleControl({ maxWidth: 96 }), 'bottom-right')
  map.setMissingStyleImageResolver((id) => {
    if (id === 'blank') map.addImage(id, new ImageData(1, 1))
    const wax = palettes[themeNow()].wax[Number(/^wax-(\d)$/.exec(id)?.[1])]
    if (wax) map.addImage(id, waxed(wax, grain), { pixelRatio: 2 })
  })
  const forget = styleUrl ? () => undefined : onTheme(() => map.setStyle(style(), { diff: false }))
  map.on('remove', forget)
  return map
}
