import { type Position, withPosition } from '#web/runtime/device-position.ts'
import type { ClustersResponse, ClusterView } from '../../contract/clusters.ts'
import type { Bounds, MapUrlState } from '../../contract/map-url-state.ts'
import { phoneWindow } from './breakpoints.ts'
import { cameraOf, centredAt, centreOfMarkers, moveCamera, visibleBounds } from './camera.ts'
import { makeCanvasLayers } from './canvas-layers.ts'
import type { MapProps } from './map-props.ts'
import { makeMarkers } from './markers.ts'
import { surroundings } from './near.ts'
import { byPage, onUserMove } from './on-user-move.ts'
import { type MapOptions, openMap } from './open-map.ts'
import { outlinesOf } from './outlines-of.ts'
import { currentUrlState, mapPageUrl } from './page-url.ts'
import { highlightCard, onCardHover, replaceList } from './result-list.ts'
import type { MapHooks, RunningMap } from './running-map.ts'
import { fetchFacilitiesAt } from './search-client.ts'
import { makeSearcher } from './searcher.ts'
import { makeSheet, type SheetTexts } from './sheet.ts'
import { onCardSwipe } from './swiped-card.ts'

/** Converts items with coordinates to GeoJSON; other members become properties. */
export const featureCollectionOf = <Item extends { readonly long: number; readonly lat: number }>(items: readonly Item[]) => ({
  type: 'FeatureCollection' as const,
  features: items.map(({ long, lat, ...properties }) => ({
    type: 'Feature' as const,
    properties,
    geometry: { type: 'Point' as const, coordinates: [long, lat] },
  })),
})

type Card = ClustersResponse['facilities'][number]

/** `expansion_zoom` of clusters that never split. */
const unsplittableZoom = 18

/** Opens the map, searches once, and again after each move by the user. */
export const runMap = async (
  container: HTMLElement,
  props: MapProps,
  texts: Pick<MapOptions, 'name' | 'lands'> & { readonly sheet: SheetTexts },
  hooks: MapHooks,
): Promise<RunningMap> => {
  const phone = phoneWindow().matches
  const page = container.closest<HTMLElement>('[data-view]') ?? document.body
  const sheet = makeSheet(page, texts.sheet)
  const { camera } = props
  const view = { bounds: phone ? camera.phone : camera.wide, zoom: camera.zoom, frame: camera.frame, covered: sheet.covered() }
  const map = await openMap({ container, view, styleUrl: props.styleUrl, archives: props.archives, ...texts })
  const draw = makeCanvasLayers(map)
  if (props.circles.length > 0) draw('circles', outlinesOf(props.circles))
  let position: Position | null = null
  let searched = false
  const select = (cards: Promise<readonly Card[]>) => void cards.then(hooks.onSelected, () => hooks.onFailed(true))
  const inView = () => visibleBounds(map, sheet.covered())

  const markers = makeMarkers(map, {
    ...hooks,
    covered: sheet.covered,
    onPlaced: (occupied, overflow) => {
      draw('occupied', featureCollectionOf(occupied))
      draw('overflow', featureCollectionOf(overflow))
    },
    onHighlight: (id) => highlightCard(id),
    onDot: (cluster) => (cluster.expansion_zoom >= unsplittableZoom ? select(fetchFacilitiesAt(cluster.bbox, props)) : zoomInto(cluster)),
    onPin: ({ id, long, lat }, card) => {
      markers.select(id)
      const listed = highlightCard(id, true)
      if (listed && sheet.covered() > 0) hooks.onSelected([])
      else if (card) hooks.onSelected([card])
      else select(fetchFacilitiesAt([long, lat, long, lat], props))
    },
  })

  const searcher = makeSearcher(
    { text: props.text, filters: props.filters },
    {
      ...hooks,
      onResponse: (response, document, { list }) => {
        if (!searched && camera.frame === 'at the zoom') map.jumpTo(centreOfMarkers(map, response, inView(), sheet.covered()), byPage)
        markers.show(response, inView())
        // A custom style has district names and fonts of its own.
        if (!props.styleUrl) draw('districts', featureCollectionOf(response.districts.map((one) => ({ ...one, order: -one.count }))))
        if (document) replaceList(document)
        const byUser = list !== null
        hooks.onFound(response.total, searched ? Math.round(map.getZoom()) : camera.zoom, byUser)
        searched = true
      },
    },
  )
  const search = (box: Bounds, city: string | null, list: string | null) =>
    void searcher.search({ box, city, zoom: Math.round(map.getZoom() * 100) / 100, list: list && withPosition(list, position) })
  const replaceUrl = (state: Partial<MapUrlState>) => {
    const url = mapPageUrl(props.path, { ...currentUrlState(), page: 1, ...state }, props.selectedParams)
    history.replaceState(null, '', url)
    return url
  }
  const viewState = () => ({ bounds: inView(), zoom: Math.round(map.getZoom()) })

  onUserMove(map, () => {
    hooks.onCityPart(false)
    const url = replaceUrl({ city: null, district: null, text: props.text, ...viewState() })
    search(inView(), null, url)
  })
  const zoomInto = ({ bbox: [west, south, east, north] }: ClusterView) => {
    moveCamera(map, cameraOf(map, { west, south, east, north }, { covered: sheet.covered(), closer: true }), 400)
  }
  map.on('click', (event) => {
    if (event.originalEvent.target === map.getCanvas()) hooks.onSelected([])
  })
  const unsubscribe = [
    onCardHover((facility) => markers.highlight(facility)),
    onCardSwipe(page, (facility) => {
      markers.highlight(facility)
      const { west, south, east, north } = inView()
      const { long, lat } = facility
      if (long < west || long > east || lat < south || lat > north)
        moveCamera(map, centredAt(map, [long, lat], sheet.covered()), 300, byPage)
    }),
  ]

  const box = props.box && (phone ? props.box.phone : props.box.wide)
  if (box) {
    hooks.onCityPart(props.city !== null && camera.frame === 'at the zoom')
    search(box, props.city, null)
  } else {
    // The server has already found facilities by name.
    const { named } = props
    const found = {
      total: named.length,
      unlocated: 0,
      index_version: '',
      clusters: [],
      districts: [],
      singles: named,
      facilities: named,
      pins: [],
    }
    markers.show(found, inView())
    hooks.onBusy(false)
  }
  return {
    zoomBy: (steps) => moveCamera(map, { zoom: map.getZoom() + steps }, 200),
    frameCity: () => {
      if (!box) return
      hooks.onCityPart(false)
      map.once('moveend', () => {
        replaceUrl(viewState())
        search(box, props.city, null)
      })
      moveCamera(map, cameraOf(map, box, { covered: sheet.covered() }), 400, byPage)
    },
    showNear: (found) => {
      position = found
      hooks.onCityPart(false)
      const state = currentUrlState()
      if (!state.bounds) map.jumpTo(cameraOf(map, surroundings(found), { covered: sheet.covered() }), byPage)
      search(inView(), null, mapPageUrl(props.path, { ...state, ...viewState() }, props.selectedParams))
    },
    retry: searcher.retry,
    clearSelection: () => {
      markers.select(null)
      highlightCard(null)
    },
    focusPin: (id) => container.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus({ preventScroll: true }),
    destroy: () => {
      for (const end of unsubscribe) end()
      searcher.stop()
      sheet.destroy()
      map.remove()
    },
  }
}
