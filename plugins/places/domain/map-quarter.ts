import type { LayerPoint } from '#core/ports/tile-archives.ts'
import { isMeant, type MapQuarter, plainName } from './quarter-rules.ts'

/** Layer of the names of places in the vocabulary of Protomaps 4, and the zoom from which all quarters are in it. */
export const placesLayer = { name: 'places', zoom: 13 } as const

/** Kinds of OpenStreetMap, the largest first. */
const kinds = ['suburb', 'quarter', 'neighbourhood']

/** Returns the quarter that a point of the layer stands for; `null` for other places and for names that nobody means. */
export const readMapQuarter = ({ longitude, latitude, properties: { name, kind_detail: detail } }: LayerPoint): MapQuarter | null => {
  const rank = kinds.indexOf(String(detail)) + 1
  if (typeof name !== 'string' || rank === 0 || !isMeant(name)) return null
  const written = plainName(name)
  return written === '' ? null : { name: written, longitude, latitude, rank }
}
