import { type Map as MapLibre, Marker } from 'maplibre-gl'
import type { ClustersResponse, ClusterView, SingleView } from '../../contract/clusters.ts'
import { spreadDots } from './spread-dots.ts'
import { panIntoView } from './pan-into-view.ts'
import { dotElement, dotRadius, pinElement } from './pins.ts'
import { type OccupiedSpot, occupiedSpots } from './occupied-spots.ts'

type Card = ClustersResponse['facilities'][number]

/** Texts and callbacks of markers. */
export interface MarkerHooks {
  readonly pinName: (card: Card | undefined) => string
  readonly dotName: (cluster: ClusterView) => string
  readonly number: (count: number) => string
  readonly onDot: (cluster: ClusterView) => void
  readonly onPin: (single: SingleView, card: Card | undefined) => void
  /** Called with the positions of all markers, and with facilities beyond the maximum number of markers. */
  readonly onPlaced: (occupied: readonly OccupiedSpot[], overflow: readonly SingleView[]) => void
  /** Called with the facility that has the pointer or the focus, or `null`. */
  readonly onHighlight: (id: string | null) => void
}

/** Markers of a map. */
export interface Markers {
  show(response: ClustersResponse): void
  /** Highlights the pin of a facility or the dot that contains it; `null` removes the highlight. */
  highlight(facility: { readonly id: string; readonly long: number; readonly lat: number } | null): void
  /** Marks the pin of a facility as selected; `null` removes the mark. */
  select(id: string | null): void
}

/** Maximum number of marker elements (features SM-10); further facilities are drawn on the canvas. */
const maxElements = 300
const keyOf = ({ id, count, long, lat }: ClusterView) => `${id} ${count} ${long} ${lat}`

/** Shows clusters and single facilities as buttons on the map; markers that stay are reused. */
export const makeMarkers = (map: MapLibre, hooks: MarkerHooks): Markers => {
  const shown = new Map<string, Marker>()
  let clusters: readonly ClusterView[] = []
  let highlighted: Element | null = null
  let selected: string | null = null

  const addMarker = (
    key: string,
    [long, lat]: readonly [number, number],
    createElement: () => HTMLElement,
    offset?: readonly [number, number],
  ) => {
    const existing = shown.get(key)
    const marker = existing ?? new Marker({ element: createElement(), anchor: offset ? 'center' : 'bottom' })
    if (offset) marker.setOffset([offset[0], offset[1]])
    if (!existing) shown.set(key, marker.setLngLat([long, lat]).addTo(map))
  }

  const dot = (cluster: ClusterView) => () => {
    const element = dotElement(cluster.count, hooks.number(cluster.count), hooks.dotName(cluster))
    element.addEventListener('focus', () => panIntoView(map, element))
    element.addEventListener('click', () => hooks.onDot(cluster))
    return element
  }

  const pin = (single: SingleView, card: Card | undefined) => () => {
    const element = pinElement(card?.type, hooks.pinName(card))
    element.dataset['id'] = single.id
    element.addEventListener('focus', () => panIntoView(map, element))
    element.addEventListener('click', () => hooks.onPin(single, card))
    for (const [name, id] of [
      ['pointerenter', single.id],
      ['focus', single.id],
      ['pointerleave', null],
      ['blur', null],
    ] as const)
      element.addEventListener(name, () => hooks.onHighlight(id))
    return element
  }

  const updateSelection = () => {
    for (const marker of shown.values()) {
      const element = marker.getElement()
      if (selected !== null && element.dataset['id'] === selected) element.setAttribute('aria-current', 'true')
      else element.removeAttribute('aria-current')
    }
  }

  return {
    show: (response) => {
      const cards = new Map([...response.facilities, ...response.pins].map((card, rank) => [card.id, { card, rank }]))
      const ranked = response.singles.toSorted(
        (a, b) => (cards.get(a.id)?.rank ?? Number.MAX_VALUE) - (cards.get(b.id)?.rank ?? Number.MAX_VALUE),
      )
      const pinLimit = Math.max(0, maxElements - response.clusters.length)
      const keys = new Set([...response.clusters.map(keyOf), ...ranked.slice(0, pinLimit).map(({ id }) => id)])
      for (const [key, marker] of shown)
        if (!keys.has(key)) {
          if (marker.getElement() === document.activeElement) map.getCanvas().focus({ preventScroll: true })
          marker.remove()
          shown.delete(key)
        }
      clusters = response.clusters
      const offsets = spreadDots(clusters.map(({ long, lat, count }) => ({ ...map.project([long, lat]), radius: dotRadius(count) })))
      for (const [n, cluster] of clusters.slice(0, maxElements).entries())
        addMarker(keyOf(cluster), [cluster.long, cluster.lat], dot(cluster), offsets[n] ?? [0, 0])
      for (const single of ranked.slice(0, pinLimit))
        addMarker(single.id, [single.long, single.lat], pin(single, cards.get(single.id)?.card))
      hooks.onPlaced(occupiedSpots(map, clusters, offsets, ranked.slice(0, pinLimit)), ranked.slice(pinLimit))
      updateSelection()
    },
    highlight: (facility) => {
      highlighted?.removeAttribute('data-lit')
      highlighted = null
      if (!facility) return
      const { id, long, lat } = facility
      const cluster = clusters.find(({ bbox: [west, south, east, north] }) => long >= west && long <= east && lat >= south && lat <= north)
      const marker = shown.get(id) ?? (cluster && shown.get(keyOf(cluster)))
      highlighted = marker?.getElement() ?? null
      highlighted?.setAttribute('data-lit', '')
    },
    select: (id) => {
      selected = id
      updateSelection()
    },
  }
}
