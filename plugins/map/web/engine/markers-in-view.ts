import type { ClustersResponse, ClusterView, SingleView } from '../../contract/clusters.ts'
import type { Bounds } from '../../contract/map-url-state.ts'

/** Maximum number of marker elements (features SM-10); further facilities are drawn on the canvas. */
const maxElements = 300
/** Number of visible facilities up to which pins say something about them. */
const maxLabelled = 40
/** Share of the view added on each side, so that a short move shows no empty edge. */
const margin = 0.5

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

/** Selects the markers in and around a view; a whole city has more than the page can hold. Pins with the best ranked cards come first. */
export const markersInView = ({ clusters, singles, facilities, pins }: ClustersResponse, view: Bounds): MarkersInView => {
  const [width, height] = [(view.east - view.west) * margin, (view.north - view.south) * margin]
  const near = isInside({ west: view.west - width, east: view.east + width, south: view.south - height, north: view.north + height })
  const visible = isInside(view)
  const count = clusters.filter(visible).reduce((sum, { count }) => sum + count, singles.filter(visible).length)
  const ranks = new Map([...facilities, ...pins].map(({ id }, rank) => [id, rank]))
  const rankOf = ({ id }: SingleView) => ranks.get(id) ?? Number.MAX_SAFE_INTEGER
  const shownClusters = clusters.filter(near).slice(0, maxElements)
  const ranked = singles.filter(near).toSorted((one, other) => rankOf(one) - rankOf(other))
  const room = maxElements - shownClusters.length
  return { clusters: shownClusters, pins: ranked.slice(0, room), overflow: ranked.slice(room), labelled: count <= maxLabelled }
}
