import type { ClustersResponse, ClusterView, SingleView } from '../../contract/clusters.ts'
import type { Bounds } from '../../contract/map-url-state.ts'

/** Maximum number of marker elements (features SM-10); further facilities are drawn on the canvas. */
const maxElements = 300
/** Number of visible facilities up to which pins say something about them. */
const maxLabelled = 40
/** Markers of a response to show in a view. */
export interface MarkersInView {
  readonly clusters: readonly ClusterView[]
  readonly pins: readonly SingleView[]
  /** Single facilities beyond the maximum number of elements. */
  readonly overflow: readonly SingleView[]
  /** So few facilities are visible that pins may have texts. */
  readonly labelled: boolean
}

const isInside =
  ({ west, south, east, north }: Bounds) =>
  ({ long, lat }: { readonly long: number; readonly lat: number }) =>
    long >= west && long <= east && lat >= south && lat <= north

/** Selects the markers to show: all, or of a city with more than the page can hold those nearest to the middle of the view. */
export const markersInView = ({ clusters, singles, facilities, pins }: ClustersResponse, view: Bounds): MarkersInView => {
  const visible = isInside(view)
  const count = clusters.filter(visible).reduce((sum, { count }) => sum + count, singles.filter(visible).length)
  const x = (view.west + view.east) / 2
  const y = (view.south + view.north) / 2
  const distance = ({ long, lat }: SingleView) => Math.hypot((long - x) * Math.cos((y * Math.PI) / 180), lat - y)
  // Pins of the view come before clusters beside it, of which a city has hundreds.
  const visiblePins = Math.min(singles.filter(visible).length, maxElements)
  const nearest = clusters.toSorted((one, other) => distance(one) - distance(other))
  const inside = nearest.filter(visible)
  const beside = nearest.filter((cluster) => !visible(cluster))
  const shownClusters = [...inside.slice(0, maxElements), ...beside.slice(0, Math.max(0, maxElements - inside.length - visiblePins))]
  const room = maxElements - shownClusters.length
  const ranks = new Map([...facilities, ...pins].map(({ id }, rank) => [id, rank]))
  const rankOf = (single: SingleView) => (visible(single) ? 0 : singles.length) + (ranks.get(single.id) ?? singles.length)
  const ranked = singles.toSorted((one, other) => rankOf(one) - rankOf(other))
  return { clusters: shownClusters, pins: ranked.slice(0, room), overflow: ranked.slice(room), labelled: count <= maxLabelled }
}
