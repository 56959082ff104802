import { addProtocol, type FilterSpecification, Map as MapLibre, ScaleControl, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { PMTiles, Protocol, TileType } from 'pmtiles'
import crayonUrl from '#web/ui/drawings/crayon.svg?inline'
import type { Archive } from '../../contract/basemap.ts'
import { type Palette, palettes } from '../../contract/palette.ts'
import bordersUrl from '../basemap/basemap.geojson?url'
import { areaLayers } from '../style/areas.ts'
import { families } from '../style/expressions.ts'
import { borderLayers, landLayers } from '../style/land.ts'
import { landLabels } from '../style/land-labels.ts'
import { roadLayers } from '../style/roads.ts'
import { type OpenArchive, sourcesOf, tileLayersOf } from '../style/sources.ts'
import { type LabelOptions, tileLabels } from '../style/tile-labels.ts'
import { type InitialView, initialView } from './initial-view.ts'
import { currentTheme, onThemeChange } from './theme.ts'

/** Input of the base map. */
export interface BaseMap extends LabelOptions {
  /** URL of the GeoJSON file of borders and names. */
  readonly borders: string
  /** Archive with roads, water and parks; without one only borders and names are drawn. */
  readonly archive: OpenArchive | null
  /** Names of neighbouring countries by key. */
  readonly lands: Readonly<Record<string, string>>
}

/** Style of the base map: land in crayon colours, woods and water, roads, borders and names. */
export const mapStyle = (palette: Palette, { borders, archive, lands, ...labels }: BaseMap): StyleSpecification => {
  const tiles = archive ? tileLayersOf(archive) : []
  return {
    version: 8,
    sources: { base: { type: 'geojson', data: borders, tolerance: 0.2, maxzoom: 12 }, ...(archive && sourcesOf(archive)) },
    layers: [
      ...landLayers(palette, archive !== null),
      ...tiles.flatMap((layers) => [...areaLayers(palette, layers), ...roadLayers(palette, layers)]),
      ...borderLayers(palette),
      ...tiles.flatMap((layers) => tileLabels(palette, labels, layers)),
      ...landLabels(palette, labels, lands),
    ],
  }
}

/** Size of the seamless texture `web/ui/drawings/crayon.svg`, pixels. */
const size = 256

/** Loads the crayon texture that all drawings share. */
const loadTexture = async (): Promise<HTMLImageElement> => {
  const texture = new Image(size, size)
  texture.src = crayonUrl
  await texture.decode()
  return texture
}

/** Returns a fill pattern that looks like crayon in a colour; a plain surface without the texture. */
const crayonTexture = (colour: string, texture: HTMLImageElement | null): ImageData => {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing) return new ImageData(size, size)
  drawing.fillStyle = colour
  drawing.fillRect(0, 0, size, size)
  if (texture) {
    drawing.globalCompositeOperation = 'destination-in'
    // Drawn three times for the same density as in the page's drawings.
    for (let layer = 0; layer < 3; layer++) drawing.drawImage(texture, 0, 0, size, size)
  }
  return drawing.getImageData(0, 0, size, size)
}

const protocol = new Protocol()
addProtocol('pmtiles', protocol.tile)

const open = async (archive: Archive): Promise<OpenArchive> => {
  const url = new URL(archive.url, location.href).href
  const tiles = new PMTiles(url)
  const { minZoom, maxZoom, tileType } = await tiles.getHeader()
  if (tileType !== TileType.Mvt) throw new Error('The archive has no vector tiles.')
  protocol.add(tiles)
  return { ...archive, url, minZoom, maxZoom }
}

/** Opens the first archive that can be read; `null` if there is none. */
const openArchive = async ([first, ...others]: readonly Archive[]): Promise<OpenArchive | null> =>
  first ? open(first).catch(() => openArchive(others)) : null

/** Hides quarters of the base map that the product's own labels of districts name too. */
const hideNamedHoods = (map: MapLibre): void => {
  const original = new Map<string, FilterSpecification | undefined>()
  let applied = ''
  const apply = () => {
    if (!map.getSource('districts')) return
    const names = [...new Set(map.querySourceFeatures('districts').map(({ properties }) => String(properties['name'])))].toSorted()
    if (names.join() === applied) return
    applied = names.join()
    for (const { id } of map.getStyle().layers.filter(({ id }) => id.endsWith('-hoods'))) {
      if (!original.has(id)) original.set(id, map.getFilter(id) ?? undefined)
      const others = ['!', ['in', ['get', 'name'], ['literal', names]]]
      map.setFilter(id, ['all', original.get(id) ?? true, others] as unknown as FilterSpecification)
    }
  }
  map.on('idle', apply)
  map.on('style.load', () => {
    applied = ''
  })
}

/** Shows the sea as soon as the land is drawn over it. */
const uncoverSea = (map: MapLibre): void => {
  map.on('sourcedata', ({ sourceId, isSourceLoaded }) => {
    if (sourceId === 'base' && isSourceLoaded && map.getLayer('ground')) map.setLayoutProperty('ground', 'visibility', 'none')
  })
}

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
  uncoverSea(map)
  map.setMissingStyleImageResolver((id) => {
    if (id === 'blank') map.addImage(id, new ImageData(1, 1))
    const colour = palettes[currentTheme()].crayons[Number(/^crayon-(\d)$/.exec(id)?.[1])]
    if (colour) map.addImage(id, crayonTexture(colour, texture), { pixelRatio: 2 })
  })
  const unsubscribe = styleUrl ? () => undefined : onThemeChange(() => map.setStyle(style(), { diff: false }))
  map.on('remove', unsubscribe)
  return map
}
