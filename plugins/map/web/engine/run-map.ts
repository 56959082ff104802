import type { ClustersResponse, ClusterView } from '../../contract/clusters.ts'
import { fetchFacilitiesAt } from './search-client.ts'
import { boundsOf, moveCamera } from './camera.ts'
import { districtLabels } from './district-labels.ts'
import { makeCanvasLayers } from './canvas-layers.ts'
import { highlightCard, replaceList, onCardHover } from './result-list.ts'
import { makeMarkers, type MarkerHooks } from './markers.ts'
import type { MapProps } from './map-props.ts'
import { onUserMove } from './on-user-move.ts'
import { openMap, type MapOptions } from './open-map.ts'
import { currentUrlState, mapPageUrl } from './page-url.ts'
import { featureCollectionOf } from './feature-collection.ts'
import { makeSearcher } from './searcher.ts'

type Card = ClustersResponse['facilities'][number]

/** Callbacks of the running map to its island. */
export interface MapHooks extends Pick<MarkerHooks, 'pinName' | 'dotName' | 'number'> {
  readonly onBusy: (busy: boolean) => void
  readonly onFailed: (failed: boolean) => void
  readonly onFound: (total: number, zoom: number, byUser: boolean) => void
  /** Facilities selected on the map; empty when the user clicks elsewhere. */
  readonly onSelected: (cards: readonly Card[]) => void
}

/** Handle of a running map. */
export interface RunningMap {
  zoomBy(steps: 1 | -1): void
  /** Repeats a failed search. */
  retry(): void
  clearSelection(): void
  /** Focuses the pin of a facility. */
  focusPin(id: string): void
  destroy(): void
}

/** `expansion_zoom` of clusters that never split. */
const unsplittableZoom = 18

/** Opens the map, searches once, and again after each move by the user. */
export const runMap = async (
  container: HTMLElement,
  props: MapProps,
  texts: Pick<MapOptions, 'name' | 'lands'>,
  hooks: MapHooks,
): Promise<RunningMap> => {
  const phone = matchMedia('(max-width: 767px)').matches
  const view = { bounds: phone ? props.camera.phone : props.camera.wide, zoom: props.camera.zoom }
  const map = await openMap({ container, view, styleUrl: props.styleUrl, ...texts })
  const draw = makeCanvasLayers(map)
  const select = (cards: Promise<readonly Card[]>) => void cards.then(hooks.onSelected, () => hooks.onFailed(true))

  const markers = makeMarkers(map, {
    ...hooks,
    onPlaced: (occupied, overflow) => {
      draw('occupied', featureCollectionOf(occupied))
      draw('overflow', featureCollectionOf(overflow))
    },
    onHighlight: (id) => highlightCard(id),
    onDot: (cluster) =>
      cluster.expansion_zoom >= unsplittableZoom ? select(fetchFacilitiesAt(cluster.bbox, props.filters)) : zoomInto(cluster),
    onPin: ({ id, long, lat }, card) => {
      markers.select(id)
      highlightCard(id, !phone)
      if (card) hooks.onSelected([card])
      else select(fetchFacilitiesAt([long, lat, long, lat], props.filters))
    },
  })

  const searcher = makeSearcher(props.filters, {
    ...hooks,
    onResponse: (response, page, { list }) => {
      markers.show(response)
      // A custom style has district names and fonts of its own.
      if (!props.styleUrl) draw('districts', districtLabels([...response.facilities, ...response.pins]))
      if (page) replaceList(page)
      const byUser = list !== null
      hooks.onFound(response.total, byUser ? Math.round(map.getZoom()) : props.camera.zoom, byUser)
    },
  })
  const search = (box: NonNullable<MapProps['box']>, city: string | null, list: string | null) =>
    void searcher.search({ box, city, zoom: Math.floor(map.getZoom()), list })

  const markUserMove = onUserMove(map, () => {
    const bounds = boundsOf(map)
    const state = { ...currentUrlState(), city: null, district: null, text: '', bounds, zoom: Math.round(map.getZoom()), page: 1 }
    const url = mapPageUrl(props.path, state, props.selectedParams)
    history.replaceState(null, '', url)
    search(bounds, null, url)
  })
  const zoomInto = ({ long, lat, expansion_zoom: zoom }: ClusterView) => {
    markUserMove()
    moveCamera(map, { center: [long, lat], zoom: Math.max(zoom, map.getZoom() + 1) }, 400)
  }
  map.on('click', (event) => {
    if (event.originalEvent.target === map.getCanvas()) hooks.onSelected([])
  })
  const unsubscribe = onCardHover((facility) => markers.highlight(facility))

  if (props.box) search(props.box, props.city, null)
  else {
    // The server has already found facilities by name.
    const { named } = props
    markers.show({ total: named.length, unlocated: 0, index_version: '', clusters: [], singles: named, facilities: named, pins: [] })
    hooks.onBusy(false)
  }
  return {
    zoomBy: (steps) => {
      markUserMove()
      moveCamera(map, { zoom: map.getZoom() + steps }, 200)
    },
    retry: searcher.retry,
    clearSelection: () => {
      markers.select(null)
      highlightCard(null)
    },
    focusPin: (id) => container.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus({ preventScroll: true }),
    destroy: () => {
      unsubscribe()
      searcher.stop()
      map.remove()
    },
  }
}
