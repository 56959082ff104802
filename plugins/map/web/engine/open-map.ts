import { Map as MapLibre, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { Archive } from '../../contract/basemap.ts'
import { palettes } from '../../contract/palette.ts'
import bordersUrl from '../basemap/basemap.geojson?url'
import { families } from '../style/expressions.ts'
import { mapStyle } from '../style/map-style.ts'
import { crayonTexture, loadTexture } from './crayon-texture.ts'
import { type InitialView, initialView } from './initial-view.ts'
import { openArchive } from './open-archive.ts'
import { currentTheme, onThemeChange } from './theme.ts'
import { hideNamedHoods } from './unique-hoods.ts'

setWorkerUrl(workerUrl)

/** Options of `openMap`. */
export interface MapOptions {
  readonly container: HTMLElement
  readonly view: InitialView
  /** URL of a MapLibre style that replaces the product's own; `null` for that. */
  readonly styleUrl: string | null
  /** Archives of the base map; the first that can be read is used. */
  readonly archives: readonly Archive[]
  /** Accessible name of the canvas. */
  readonly name: string
  /** Names of the neighbouring countries by key. */
  readonly lands: Readonly<Record<string, string>>
}

/** Maximum bounds of the map: Poland and its surroundings. */
const maxBounds: [number, number, number, number] = [9.2, 46.6, 28.8, 57.4]
/** Text in the alphabets of labels, so that the page's font is loaded for them. */
const sampleText = (language: string) => (language === 'uk' ? 'Łódź Київ' : 'Łódź')

/** Opens the map in a container element; throws if the browser has no WebGL. */
export const openMap = async ({ container, view, styleUrl, archives, name, lands }: MapOptions): Promise<MapLibre> => {
  const [texture, archive] = await Promise.all([
    loadTexture().catch(() => null),
    styleUrl === null ? openArchive(archives) : null,
    document.fonts
      .load(`700 16px ${families.map((family) => `'${family}'`).join()}`, sampleText(document.documentElement.lang))
      .catch(() => []),
  ])
  const { documentElement: page } = document
  const style = () =>
    styleUrl ??
    mapStyle(palettes[currentTheme()], {
      borders: new URL(bordersUrl, location.href).href,
      archive,
      lands,
      language: page.lang,
      fontScale: Number(page.dataset['font'] ?? 1),
    })
  const map = new MapLibre({
    container,
    style: style(),
    attributionControl: false,
    maxBounds,
    maxZoom: 17.5,
    minZoom: 4.5,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 160,
    locale: { 'Map.Title': name },
    ...initialView(view),
  })
  // Without a listener MapLibre logs every error, also the one without a message of a request that is cut off with its view.
  map.on('error', ({ error }) => error.message && console.error(error))
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new ScaleControl({ maxWidth: 96 }), 'bottom-right')
  hideNamedHoods(map)
  map.setMissingStyleImageResolver((id) => {
    if (id === 'blank') map.addImage(id, new ImageData(1, 1))
    const colour = palettes[currentTheme()].crayons[Number(/^crayon-(\d)$/.exec(id)?.[1])]
    if (colour) map.addImage(id, crayonTexture(colour, texture), { pixelRatio: 2 })
  })
  const unsubscribe = styleUrl ? () => undefined : onThemeChange(() => map.setStyle(style(), { diff: false }))
  map.on('remove', unsubscribe)
  return map
}
