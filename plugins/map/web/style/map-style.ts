import type { StyleSpecification } from 'maplibre-gl'
import type { Palette } from '../../contract/palette.ts'
import { areaLayers } from './areas.ts'
import { borderLayers, landLayers } from './land.ts'
import { landLabels } from './land-labels.ts'
import { roadLayers } from './roads.ts'
import { type OpenArchive, sourcesOf, tileLayersOf } from './sources.ts'
import { type LabelOptions, tileLabels } from './tile-labels.ts'

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
