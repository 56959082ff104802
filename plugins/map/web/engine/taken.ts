import type { Map as MapLibre } from 'maplibre-gl'
import type { ClusterView, SingleView } from '../../contract/clusters.ts'
import { dotRadius } from './pins.ts'

/** A spot of the map that a marker covers: its middle, and its width in pixels. */
export interface Taken {
  readonly long: number
  readonly lat: number
  readonly size: number
}

type Step = readonly [number, number]

/** A pin stands on its tip: pixels from there to its middle, and how wide it is taken to be. */
const pin = { middle: [0, -19], size: 32 } as const

/** Where dots, each a step aside, and pins stand, so that no name is written beneath them. */
export const takenBy = (map: MapLibre, clusters: readonly ClusterView[], steps: readonly Step[], singles: readonly SingleView[]) => {
  const spot = ({ long, lat }: Pick<SingleView, 'long' | 'lat'>, [dx, dy]: Step, size: number): Taken => {
    const { x, y } = map.project([long, lat])
    const at = map.unproject([x + dx, y + dy])
    return { long: at.lng, lat: at.lat, size }
  }
  return [
    ...clusters.map((cluster, n) => spot(cluster, steps[n] ?? [0, 0], 2 * dotRadius(cluster.count))),
    ...singles.map((single) => spot(single, pin.middle, pin.size)),
  ]
}
