import type { VectorSourceSpecification } from 'maplibre-gl'
import type { Archive } from '../../contract/basemap.ts'

/** Archive that could be opened. */
export interface OpenArchive extends Archive {
  readonly minZoom: number
  readonly maxZoom: number
}

/** Which layers are drawn from a source, and at which zooms. */
export interface TileLayers {
  readonly source: string
  readonly minzoom: number
  readonly areas?: true
  /** The source's areas are simplified, so that they are drawn fainter when enlarged. */
  readonly coarse?: true
  /** Zoom from which the source's land hides all layers below it. */
  readonly coversFrom?: number
  /** Zooms at which lines are drawn. */
  readonly lines: { readonly from: number; readonly to: number }
  readonly villages: boolean
  readonly streets: boolean
}

/** Largest zoom of the map. */
export const end = 24

/** Zoom from which the bundled archive has lines of the whole country, and from which it has cities. */
const roadsZoom = 11
const citiesZoom = 12

/** Zoom from which the coast of the borders' file is too coarse. */
const coastZoom = 9

/** Returns the sources of an archive, and from bottom to top what is drawn from them. */
export const tileLayersOf = ({ coverage }: Archive): readonly TileLayers[] =>
  coverage === 'whole'
    ? [{ source: 'poland', minzoom: 0, areas: true, coversFrom: coastZoom, lines: { from: 0, to: end }, villages: true, streets: true }]
    : [
        { source: 'country', minzoom: 0, areas: true, coarse: true, lines: { from: 0, to: roadsZoom }, villages: false, streets: false },
        { source: 'roads', minzoom: roadsZoom, lines: { from: roadsZoom, to: end }, villages: true, streets: false },
        {
          source: 'cities',
          minzoom: citiesZoom,
          coversFrom: citiesZoom,
          areas: true,
          lines: { from: citiesZoom, to: end },
          villages: false,
          streets: true,
        },
      ]

/** Returns MapLibre's sources of an archive. */
export const sourcesOf = ({ url, coverage, minZoom, maxZoom }: OpenArchive): Readonly<Record<string, VectorSourceSpecification>> => {
  const tiles = [`pmtiles://${url}/{z}/{x}/{y}`]
  const zooms: Readonly<Record<string, readonly [number, number]>> =
    coverage === 'whole'
      ? { poland: [minZoom, maxZoom] }
      : { country: [minZoom, roadsZoom - 1], roads: [roadsZoom, roadsZoom], cities: [citiesZoom, maxZoom] }
  return Object.fromEntries(
    Object.entries(zooms).map(([source, [minzoom, maxzoom]]) => [source, { type: 'vector', tiles, minzoom, maxzoom }]),
  )
}
