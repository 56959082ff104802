import type { Map as MapLibre } from 'maplibre-gl'
import type { ClusterView, SingleView } from '../../contract/clusters.ts'
import { dotRadius, haloWidth } from './pins.ts'

/** Area covered by a marker: its centre, and its width in pixels. */
export interface OccupiedSpot {
  readonly long: number
  readonly lat: number
  readonly size: number
}

type Offset = readonly [number, number]

/** Offset in pixels from a pin's tip to its centre, and the width reserved for it. */
const pin = { centre: [0, -19], size: 32 } as const

/** Returns the areas covered by dots, each with its offset, and by pins, so that no label is drawn beneath them. */
export const occupiedSpots = (
  map: MapLibre,
  clusters: readonly ClusterView[],
  offsets: readonly Offset[],
  singles: readonly SingleView[],
) => {
  const spot = ({ long, lat }: Pick<SingleView, 'long' | 'lat'>, [dx, dy]: Offset, size: number): OccupiedSpot => {
    const { x, y } = map.project([long, lat])
    const at = map.unproject([x + dx, y + dy])
    return { long: at.lng, lat: at.lat, size }
  }
  return [
    ...clusters.map((cluster, n) => spot(cluster, offsets[n] ?? [0, 0], 2 * (dotRadius(cluster.count) + haloWidth))),
    ...singles.map((single) => spot(single, pin.centre, pin.size)),
  ]
}
