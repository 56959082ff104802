/** PMTiles archive of vector tiles in the vocabulary of Protomaps 4. */
export interface Archive {
  readonly url: string
  /** `whole`: every zoom covers the whole country; `stacked`: zooms 12 and 13 cover cities only, 11 has lines and villages only. */
  readonly coverage: 'whole' | 'stacked'
}

/** Base map of the installation: URL of a MapLibre style, or `null` and the archives, the preferred one first. */
export interface Basemap {
  readonly styleUrl: string | null
  readonly archives: readonly Archive[]
}

/** Tag of cached pages that refer to the archives. */
export const basemapTag = 'basemap'

/** Archive of the repository; the digits are those of its SHA-256. */
export const bundledArchive: Archive = { url: '/assets/map/poland.83c42a64fd51cd72.pmtiles', coverage: 'stacked' }

/** Version of the base map, as layout data. */
export interface BasemapVersion {
  readonly version: string
}
